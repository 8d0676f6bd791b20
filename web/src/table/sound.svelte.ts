// A few short sounds, made by the browser itself; off in one click.

const KEPT = "portolan.sound";

/** The sounds. */
export type Sound = "turn" | "offer" | "hammer" | "reveal" | "coins" | "laurel";

/** Tones: pitch in hertz, start and length in seconds. */
const TUNES: Record<Sound, readonly (readonly [pitch: number, at: number, length: number])[]> = {
  turn: [
    [523, 0, 0.5],
    [784, 0.14, 0.7],
  ],
  offer: [[659, 0, 0.35]],
  hammer: [
    [140, 0, 0.12],
    [140, 0.16, 0.12],
  ],
  coins: [
    [988, 0, 0.12],
    [1319, 0.07, 0.2],
  ],
  laurel: [
    [523, 0, 0.3],
    [659, 0.12, 0.3],
    [784, 0.24, 0.6],
  ],
  reveal: [
    [392, 0, 0.3],
    [494, 0.1, 0.3],
    [587, 0.2, 0.5],
  ],
};

/** The choice, and the sounds. */
export class Sounds {
  on = $state(true);
  private context: AudioContext | null = null;

  constructor(private readonly storage: Pick<Storage, "getItem" | "setItem"> | null) {
    this.on = storage?.getItem(KEPT) !== "off";
  }

  /** From now on, and next time too. */
  choose(on: boolean): void {
    this.on = on;
    this.storage?.setItem(KEPT, on ? "on" : "off");
  }

  /** A light touch in the hand, where a device can, together with its sound. */
  touch(sound: Sound): void {
    this.play(sound);
    if (this.on && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(18);
  }

  /** Plays a sound, if it may: a browser allows that only after the page was touched. */
  play(sound: Sound): void {
    if (!this.on || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
    this.context ??= new AudioContext();
    const { context } = this;
    for (const [pitch, at, length] of TUNES[sound]) {
      const [tone, loudness] = [context.createOscillator(), context.createGain()];
      const start = context.currentTime + at;
      tone.frequency.value = pitch;
      tone.type = "sine";
      loudness.gain.setValueAtTime(0, start);
      loudness.gain.linearRampToValueAtTime(0.12, start + 0.012);
      loudness.gain.exponentialRampToValueAtTime(0.0005, start + length);
      tone.connect(loudness).connect(context.destination);
      tone.start(start);
      tone.stop(start + length);
    }
  }
}
