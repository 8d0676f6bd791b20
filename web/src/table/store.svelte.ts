// A table for the screen: how it stands, what can be done, what was sent. It computes no rules and touches no page.

import type { Line, LineStatus, Outcome, Previewed } from "../net/line";
import { newMoveId, newNonce } from "../net/random";
import type {
  ActionShown,
  ChoicesShown,
  Command,
  Eye,
  GameAction,
  GameName,
  Games,
  Message,
  Now,
  Ordered,
  OrdersShown,
  Pace,
  Phrase,
  Refusal,
  SeatInfo,
  StepSeen,
  ToClient,
  Walk,
  Wish,
} from "../protocol/types";
import type { Listener } from "../words";
import { leftAfter, waitingAfter, type Waiting } from "./clocks";
import { eyeFor, fits, isShared, sameEye, wanted } from "./curtain";
import { applied, begin, present, talkOf, type Followed } from "./followed";
import { keepHousehold, keptHousehold, toldApart } from "./household";
import { chatOf, turnsOf } from "./log";
import { keepMuted, keptMuted } from "./muted";
import { keepPace } from "./pace";

/** Why a table cannot be followed just now, though it is there. */
const PASSING: ReadonlySet<string> = new Set(["server-try-again", "server-table-fell", "store-lost", "store-locked", "store-full"]);
const ASK_AGAIN = 3_000;

/** A command that was sent and not yet answered. */
export interface Pending {
  id: string;
  command: Command;
}

/** A command that was not carried out. */
export interface Rejection extends Pending {
  refusal: Refusal;
  again: boolean;
}

/** An action that a screen has a button for, and what would come of it or blocks it. */
export type WishOf<Game extends GameName> = Omit<Wish, "action"> & { action: Games[Game]["action"] };

/** A game's own part of a table. `view` is null before the deal, `menu` where this eye can do nothing. */
export interface Board<Game extends GameName> {
  facts: Games[Game]["facts"];
  view: Games[Game]["view"] | null;
  menu: Games[Game]["menu"] | null;
  wishes: readonly WishOf<Game>[];
  /** What this eye could take back first. */
  last: Games[Game]["action"] | null;
}

/** Hears each step once, as it comes: for movement and sound. Not called for what was read from the log. */
export type StepListener = (step: StepSeen, before: Followed, after: Followed) => void;

/** Hears to which step a replay has leapt. */
export type LeapListener = (step: StepSeen) => void;

/** As much of a line as a table needs. */
export type TableLine = Pick<Line, "status" | "listen" | "open" | "send" | "command" | "orders" | "preview" | "walk">;

/** A table that is followed. Everything public is reactive. */
export class TableStore {
  private followed = $state.raw<Followed | null>(null);
  /** The seat looked through; null for those who look on. */
  eye = $state<number | null>(null);
  /** Who sits where. */
  private sitting = $state.raw<readonly SeatInfo[]>([]);
  /** How the line stands. */
  line: LineStatus = $state("idle");
  /** Why the table can no longer be followed. */
  gone = $state.raw<Message | null>(null);
  /** Commands that were sent and not yet answered. */
  pending = $state.raw<readonly Pending[]>([]);
  /** The last command that was not carried out, until it is dismissed or another is carried out. */
  rejection = $state.raw<Rejection | null>(null);
  /** What this eye alone was told since it last read such things. */
  asides = $state.raw<readonly Message[]>([]);
  /** The standing orders of the seat looked through, as long as they hold. */
  orders = $state.raw<OrdersShown | null>(null);
  /** There is a sheet to write orders on, and it is open. */
  sheet = $state(false);
  writing = $state(false);
  /** Players whose words are not shown, by id. */
  muted = $state.raw<ReadonlySet<string>>(new Set());
  /** Everything said up to this step was on the screen. */
  private read = $state(-1);
  /** The names of those who share this device, by own seat, as they were called last. */
  private household: readonly string[];
  /** It is looked back at, and nothing can be done about it. */
  past = $state(false);
  /** It is a guided match: nothing can be done but what is played. */
  lesson = $state(false);
  /** Looked back at with open hands: what each seat sees and others do not. */
  hands = $state.raw<ReadonlyMap<number, Readonly<Record<string, unknown>>>>(new Map());
  /** Ticks once a second while a clock runs; in milliseconds, on our own clock. */
  private tick = $state(Date.now());

  /** The seat of ours that looks, where several share this device; null while the curtain is closed. */
  private looking = $state<number | null>(null);
  /** For whom the curtain is closed. */
  private called = $state<number | null>(null);
  /** The eye that was last asked for. */
  private eyeAsked: Eye = "own";
  /** A whole table through that eye is on its way: everything before it is for another's eyes. */
  private awaiting = true;
  /** When it was last told who is here, on our own clock. */
  private presenceAt = Date.now();
  /** When `now` came, on our own clock. */
  private heardAt = Date.now();
  /** Seats that were kept for us at a rematch, and that we have come to. */
  private readonly arrived = new Set<number>();
  /** A rematch was started. */
  private started = false;
  private readonly stepListeners = new Set<StepListener>();
  private readonly leapListeners = new Set<LeapListener>();
  private readonly stops: (() => void)[] = [];

  constructor(
    private readonly wire: TableLine,
    readonly id: string,
    private readonly storage: Pick<Storage, "getItem" | "setItem"> | null = null,
  ) {
    this.household = keptHousehold(storage);
    this.muted = keptMuted(storage);
  }

  // How it stands

  /** All that was sent, through one eye; null until it came, and while the eye changes. */
  get table(): Followed | null {
    return this.followed;
  }

  /** Every word on the screen depends on the eye and on the names: they change only when they are others, not with every step. */
  set table(table: Followed | null) {
    this.followed = table;
    this.eye = table?.me.eye ?? null;
    this.sitting = table ? toldApart(table.now).seats : [];
  }

  /** How the table stands; null until it is known. */
  readonly now: Now | null = $derived(this.table ? toldApart(this.table.now) : null);
  /** Whose move it is. */
  readonly turn = $derived(this.now?.turn ?? null);
  /** Own seats. */
  readonly mine: readonly number[] = $derived(this.table?.me.seats ?? []);
  /** What the seat looked through can do. */
  readonly choices: ChoicesShown | null = $derived(this.now?.choices ?? null);
  /** Play waits for the seat looked through. */
  readonly myTurn: boolean = $derived(this.eye !== null && (this.turn?.must.includes(this.eye) ?? false));
  /** Play waits for one of the own seats, or somebody waits for its answer. */
  readonly needed: boolean = $derived(this.mine.some((seat) => this.turn?.must.includes(seat) || this.turn?.asked.includes(seat)));
  /** Several seats of a match that still has secrets are on this device. */
  readonly shared: boolean = $derived(this.now !== null && isShared(this.now.stage, this.mine));
  /** For which seat the curtain is closed; null while it is open or there is none. */
  readonly curtain: number | null = $derived(
    this.shared && this.now?.stage !== "open" && this.looking === null ? (this.called ?? this.mine[0] ?? null) : null,
  );
  /** The seat looked through can leave standing orders. */
  readonly mayOrder: boolean = $derived(
    !this.past &&
      !this.lesson &&
      this.eye !== null &&
      this.seat(this.eye)?.who.is === "person" &&
      (this.now?.stage === "playing" || this.now?.stage === "paused"),
  );
  /** Nobody but the reader plays here, and bots. */
  private readonly alone: boolean = $derived.by(() => {
    const people = this.now?.seats.flatMap(({ who }) => (who.is === "person" ? [who.player.id] : [])) ?? [];
    return people.length > 0 && people.every((id) => id === this.table?.me.player.id);
  });
  /** The reader, alone with bots, can ask what a good one would do. */
  readonly mayHint: boolean = $derived(
    this.alone && this.eye !== null && this.now?.stage === "playing" && !this.past && !this.lesson && this.mine.length === 1,
  );
  /** The pace of the bots is the reader's to choose. */
  readonly mayPace: boolean = $derived((this.table?.me.host ?? false) || this.alone);
  /** The reader waits for bots alone, and could have them hurry. */
  readonly maySkip: boolean = $derived(this.now?.stage === "playing" && this.eye !== null && this.alone && !this.needed);
  /** A command is on its way: buttons that would send the same again can wait. */
  readonly busy: boolean = $derived(this.pending.some(({ command }) => command.do === "play" || command.do === "undo"));

  /** The log by turn, the oldest first. */
  readonly log = $derived(turnsOf(this.table?.steps ?? []));
  /** What was said, the oldest first. */
  readonly chat = $derived(chatOf(this.table?.steps ?? [], this.muted));
  /** How many lines others have said since the chat was last on the screen. */
  readonly unread: number = $derived(
    this.chat.filter(({ version, player }) => version > this.read && player.id !== this.table?.me.player.id).length,
  );

  /** What the seat looked through could take back first. */
  readonly undoable: ActionShown | null = $derived(
    this.now?.undo && "actions" in this.now.undo ? (this.now.undo.actions[0] ?? null) : null,
  );

  /** To whom log lines and refusals are said. */
  readonly listener: Listener = $derived({ me: this.eye, nameOf: (seat) => this.nameOf(seat) });

  /** The game's own part; null at a table of another game. */
  board<Game extends GameName>(game: Game): Board<Game> | null {
    if (this.table?.game !== game) return null;
    // The name of the game says of which kind its data are.
    return {
      facts: this.table.facts,
      view: this.now?.view ?? null,
      menu: this.choices?.menu ?? null,
      wishes: this.choices?.wishes ?? [],
      last: this.undoable?.action ?? null,
    } as Board<Game>;
  }

  /** A seat, by its number. */
  seat(seat: number): SeatInfo | undefined {
    return this.sitting.find((info) => info.seat === seat);
  }

  /** The name of the person on a seat; nothing for a bot, an empty seat or a deleted player. */
  nameOf(seat: number): string | undefined {
    const who = this.seat(seat)?.who;
    return who && "player" in who ? who.player.name || undefined : undefined;
  }

  /** What is left on the clock of a seat, in milliseconds, now. */
  clockOf(seat: number): number | null {
    const clock = this.seat(seat)?.clock;
    return clock ? leftAfter(clock, this.tick - this.heardAt) : null;
  }

  /** How long a seat has been waited for, and how long a bot still leaves it to speak, in milliseconds, now. */
  waitOf(seat: number): Waiting | null {
    const wait = this.turn?.waits.find((wait) => wait.seat === seat);
    return wait ? waitingAfter(wait, this.tick - this.heardAt) : null;
  }

  /** How long the player of a seat has been gone, in milliseconds, now; null while they are here. */
  awayOf(seat: number): number | null {
    const { here = true, away_ms: away = null } = this.seat(seat) ?? {};
    return here || away === null ? null : away + Math.max(0, this.tick - this.presenceAt);
  }

  // What can be done

  /** Plays an action of the seat looked through. */
  play(action: GameAction): Promise<Outcome> {
    const seat = this.ownEye();
    return this.command({ do: "play", seat, action, question: this.choices?.question ?? null });
  }

  /** Takes own steps back. */
  undo(plies = 1): Promise<Outcome> {
    return this.command({ do: "undo", seat: this.ownEye(), plies });
  }

  /** Says something. */
  say(text: string): Promise<Outcome> {
    return this.command({ do: "say", text });
  }

  /** Says a phrase that each reads in their own language. */
  phrase(phrase: Phrase): Promise<Outcome> {
    return this.command({ do: "phrase", phrase });
  }

  /** Chooses the pace of the bots, here and for the next table. */
  setPace(pace: Pace): Promise<Outcome> {
    keepPace(this.storage, pace);
    return this.command({ do: "pace", pace });
  }

  /** Has the bots go on without a pause until something is asked of the reader. */
  skip(): void {
    if (this.maySkip && this.now?.skipping === false) void this.command({ do: "skip" });
  }

  /** Any command. It is shown as sent until the server has answered; nothing is assumed before. */
  async command(command: Command): Promise<Outcome> {
    const id = newMoveId();
    this.pending = [...this.pending, { id, command }];
    const outcome = await this.wire.command(this.id, command, id);
    this.pending = this.pending.filter((other) => other.id !== id);
    this.rejection = outcome.done ? null : { id, command, refusal: outcome.refusal, again: outcome.again };
    return outcome;
  }

  /** Leaves standing orders for the seat looked through, or revokes them. What holds is what the server says afterwards. */
  leaveOrders(orders: Ordered | null): Promise<Outcome> {
    return this.wire.orders(this.id, this.ownEye(), orders);
  }

  /** What would come of this action of the seat looked through? */
  async preview(action: GameAction | string): Promise<Previewed> {
    return this.wire.preview(this.id, this.ownEye(), action);
  }

  /** What can be picked after these picks, by the seat looked through? */
  walk(draft: number[]): Promise<Walk> {
    return this.wire.walk(this.id, this.ownEye(), draft);
  }

  /** The rejection was read. */
  dismiss(): void {
    this.rejection = null;
  }

  /** What one was told alone was read. */
  readAsides(): void {
    this.asides = [];
  }

  /** Shows or hides what a player says, here and for the next time. */
  mute(player: string, quiet: boolean): void {
    const muted = new Set(this.muted);
    if (quiet) muted.add(player);
    else muted.delete(player);
    this.muted = muted;
    keepMuted(this.storage, muted);
  }

  /** The chat is on the screen. */
  readChat(): void {
    if (this.table) this.read = this.table.version;
  }

  /** Names the person on one of our own seats, here and for the next time. */
  async nameSeat(seat: number, name: string): Promise<void> {
    const nth = this.mine.indexOf(seat);
    if (nth < 0) return;
    const length = Math.max(this.household.length, nth + 1);
    this.household = Array.from({ length }, (_, i) => (i === nth ? name.trim() : (this.household[i] ?? "")));
    keepHousehold(this.storage, this.household);
    await this.command({ do: "name", seat, name });
  }

  /** Calls the people on our own seats as they were called the last time, where several share this device. */
  async nameHousehold(): Promise<void> {
    const { mine, household } = this;
    if (mine.length < 2) return;
    for (const [nth, seat] of mine.entries()) {
      const name = household[nth];
      if (name && name !== this.nameOf(seat)) await this.command({ do: "name", seat, name });
    }
  }

  private ownEye(): number {
    if (this.eye === null) throw new RangeError("nobody acts through a spectator's eye");
    return this.eye;
  }

  // The curtain

  /** Opens the curtain for a seat of ours: whoever it belongs to has the device now. */
  openCurtain(seat: number): void {
    if (!this.mine.includes(seat)) return;
    this.called = seat;
    this.looking = seat;
    this.look();
  }

  /** Closes the curtain, to hand the device to another of our seats. */
  closeCurtain(next: number | null = null): void {
    if (!this.shared) return;
    this.called = next ?? wanted(this.turn, this.mine, null);
    this.looking = null;
    this.look();
  }

  /** Asks for the table through the eye that fits. When the curtain falls, what was secret leaves the page at once. */
  private look(): void {
    const eye = eyeFor(this.shared, this.mine, this.looking);
    if (sameEye(eye, this.eyeAsked)) return;
    this.eyeAsked = eye;
    this.awaiting = true;
    if (this.table && this.curtain !== null) {
      this.table = withoutSecrets(this.table);
      this.orders = null;
      this.rejection = null;
      this.asides = [];
      this.forget();
    }
    this.wire.send({ type: "watch", table: this.id, eye, since: null });
  }

  /** What was made from the secrets would be kept until somebody asks for it again. */
  private forget(): void {
    void [this.choices, this.undoable, this.log, this.chat, this.turn, this.listener];
  }

  // Following

  /** Begins to follow the table, or begins again as somebody else. */
  follow(): void {
    for (const stop of this.stops.splice(0)) stop();
    this.line = this.wire.status;
    const listener = {
      welcome: () => this.watch(),
      message: (message: ToClient) => this.receive(message),
      status: (status: LineStatus) => (this.line = status),
    };
    const timer = setInterval(() => (this.tick = Date.now()), 1000);
    this.stops.push(this.wire.listen(listener), () => clearInterval(timer));
    if (this.wire.status === "online") this.watch();
    this.wire.open();
  }

  /** Stops following it. */
  leave(): void {
    for (const stop of this.stops.splice(0)) stop();
    this.wire.send({ type: "unwatch", table: this.id });
  }

  /** Hears each new step; call the result to stop. */
  onStep(listener: StepListener): () => void {
    this.stepListeners.add(listener);
    return () => this.stepListeners.delete(listener);
  }

  /** Hears to which step a replay leaps; call the result to stop. */
  onLeap(listener: LeapListener): () => void {
    this.leapListeners.add(listener);
    return () => this.leapListeners.delete(listener);
  }

  /** Stands as it did after a step of long ago. One step further is heard like a new one; everything else is a leap. */
  stand(table: Followed, step: StepSeen, hands: ReadonlyMap<number, Readonly<Record<string, unknown>>>, forward: boolean): void {
    this.past = true;
    this.hands = hands;
    this.shift(table, step, forward);
  }

  /** The same in a guided match, in which the seat looked through plays. */
  rehearse(table: Followed, step: StepSeen, forward: boolean): void {
    this.lesson = true;
    this.rejection = null;
    this.shift(table, step, forward);
  }

  private shift(table: Followed, step: StepSeen, forward: boolean): void {
    const before = this.table;
    this.table = table;
    if (forward && before) for (const listener of [...this.stepListeners]) listener(step, before, table);
    else for (const listener of [...this.leapListeners]) listener(step);
  }

  /** After a new line: what was missed, if the eye is the same; the whole table otherwise. */
  private watch(): void {
    const since = this.awaiting ? null : (this.table?.version ?? null);
    this.wire.send({ type: "watch", table: this.id, eye: this.eyeAsked, since });
  }

  private receive(message: ToClient): void {
    if (!("table" in message) || message.table !== this.id) return;
    if (message.type === "table") this.whole(message);
    else if (message.type === "step") this.step(message);
    else if (message.type === "presence" && this.table) this.take(present(this.table, message.here, message.away), true);
    else if (message.type === "orders") this.heed(message);
    else if (message.type === "gone") this.lose(message.message);
  }

  /** What is only in the way for now passes: the table is asked for again, and nobody need know. */
  private lose(why: Message): void {
    if (!PASSING.has(why.key)) {
      this.gone = why;
      return;
    }
    const again = setTimeout(() => this.watch(), ASK_AGAIN);
    this.stops.push(() => clearTimeout(again));
  }

  private whole(message: Extract<ToClient, { type: "table" }>): void {
    if (!fits(this.eyeAsked, message.me)) return;
    const { type: _, ...state } = message;
    this.awaiting = false;
    this.gone = null;
    this.orders = null;
    this.take(begin(state, this.table));
    this.settle();
  }

  /** Those of another seat came too late: the eye has changed since. */
  private heed(message: Extract<ToClient, { type: "orders" }>): void {
    if (!this.awaiting && message.seat === this.eye) this.orders = message.orders;
  }

  private step(step: StepSeen): void {
    if (this.awaiting || this.table === null) return;
    const before = this.table;
    const after = applied(before, step);
    if (after === "known") return;
    if (after === "gap") {
      this.wire.send({ type: "watch", table: this.id, eye: this.eyeAsked, since: before.version });
      return;
    }
    this.take(after.table);
    if ("events" in step.what) this.asides = [...this.asides, ...step.what.events.flatMap(({ asides }) => asides)];
    for (const listener of [...this.stepListeners]) listener(step, before, after.table);
    this.settle();
  }

  private take(table: Followed, presence = false): void {
    if (presence || table.now.at !== this.table?.now.at) this.presenceAt = Date.now();
    // Clocks are held against the moment at which they were read, and that stays the same when somebody comes or goes.
    if (table.now.at !== this.table?.now.at) this.heardAt = this.tick = Date.now();
    this.table = table;
  }

  /** Lets the curtain fall when the turn passes to another seat on this device, and finds the eye that fits. */
  private settle(): void {
    if (this.shared && this.now?.stage !== "open") {
      // Behind the curtain, whom it was closed for counts as the one who looks.
      const next = wanted(this.turn, this.mine, this.looking ?? this.called);
      if (next !== this.looking) {
        this.called = next;
        this.looking = null;
      }
    } else this.looking = null;
    this.look();
    this.arrive();
  }

  /** At a rematch one has a seat before one comes. What it adds to the shuffle can only come from here. */
  private arrive(): void {
    if (this.now?.stage !== "open") return;
    for (const seat of this.mine) {
      if (this.now.nonces[seat - 1] !== null || this.arrived.has(seat)) continue;
      this.arrived.add(seat);
      void this.command({ do: "sit", seat, link: null, nonce: newNonce() });
    }
    this.startAgain();
  }

  /** To play again against bots alone needs nobody's consent: it starts as soon as one has come. */
  private startAgain(): void {
    const { table, now, mine } = this;
    if (this.started || !table?.me.host || table.rematch_of === null || mine.length === 0) return;
    if (now?.seats.every(({ seat, who }) => (mine.includes(seat) ? now.nonces[seat - 1] !== null : who.is === "bot"))) {
      this.started = true;
      void this.command({ do: "start", fill: null });
    }
  }
}

/** What is left when nobody in particular looks: no view, no choices, no log, only what was said. */
function withoutSecrets(table: Followed): Followed {
  const now: Now = { ...table.now, view: null, choices: null, undo: null };
  return { ...table, me: { ...table.me, eye: null }, steps: talkOf(table.steps), now };
}
