// A table for the screen: its state, what can be done, what was sent. It computes no rules and touches no page.
// It follows the server; everything with a separate job is a part of it: commands, clocks, eyes, chat, orders,
// household, pace, playback.

import type { Line, LineStatus, Outcome, Previewed } from "../net/line";
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
  SeatInfo,
  StepSeen,
  ToClient,
  Walk,
  Wish,
} from "../protocol/types";
import type { Listener } from "../words";
import { Chat } from "./chat.svelte";
import { Clocks } from "./clocks.svelte";
import { Commands } from "./commands.svelte";
import { fits } from "./curtain";
import { Eyes } from "./eyes.svelte";
import { applied, begin, present, talkOf, type Followed } from "./followed";
import { Household, toldApart } from "./household";
import { turnsOf } from "./log";
import { StandingOrders } from "./orders.svelte";
import { Pacing } from "./pacing.svelte";
import { Playback } from "./playback.svelte";
import { Rematch } from "./rematch";

/** Why a table cannot be followed just now, although it exists. */
const PASSING: ReadonlySet<string> = new Set(["server-try-again", "server-table-fell", "store-lost", "store-locked", "store-full"]);
const ASK_AGAIN = 3_000;

/** An action that a screen has a button for, and what it would do or what blocks it. */
export type WishOf<Game extends GameName> = Omit<Wish, "action"> & { action: Games[Game]["action"] };

/** A game's own part of a table. `view` is null before the deal, `menu` if this eye can do nothing. */
export interface Board<Game extends GameName> {
  facts: Games[Game]["facts"];
  view: Games[Game]["view"] | null;
  menu: Games[Game]["menu"] | null;
  wishes: readonly WishOf<Game>[];
  /** The step this eye could take back first. */
  last: Games[Game]["action"] | null;
}

/** Hears each step once, as it comes, for movement and sound. Not called for what was read from the log. */
export type StepListener = (step: StepSeen, before: Followed, after: Followed) => void;

/** Hears which step a replay has leapt to. */
export type LeapListener = (step: StepSeen) => void;

/** As much of a line as a table needs. */
export type TableLine = Pick<Line, "status" | "listen" | "open" | "send" | "command" | "orders" | "preview" | "walk"> & {
  readonly here?: boolean;
};

/** A table that is followed. Everything public is reactive. */
export class TableStore {
  private followed = $state.raw<Followed | null>(null);
  /** The observed seat; null for spectators. */
  eye = $state<number | null>(null);
  /** Who sits where. */
  private sitting = $state.raw<readonly SeatInfo[]>([]);
  /** The state of the line. */
  line: LineStatus = $state("idle");
  /** Why the table can no longer be followed. */
  gone = $state.raw<Message | null>(null);
  /** What this eye alone has been told since it last read such things. */
  asides = $state.raw<readonly Message[]>([]);
  /** A whole table through that eye is on its way: everything before it is for a different eye. */
  private awaiting = true;
  private readonly stepListeners = new Set<StepListener>();
  private readonly leapListeners = new Set<LeapListener>();
  private readonly stops: (() => void)[] = [];

  readonly commands: Commands;
  readonly clocks = new Clocks(this);
  readonly eyes = new Eyes(this, (eye) => this.turnTo(eye));
  readonly chat: Chat;
  readonly orders: StandingOrders;
  readonly household: Household;
  readonly pace: Pacing;
  readonly playback = new Playback((table, step, forward) => this.show(table, step, forward));
  private readonly rematch = new Rematch(this);

  constructor(
    private readonly wire: TableLine,
    readonly id: string,
    storage: Pick<Storage, "getItem" | "setItem"> | null = null,
  ) {
    const owner = () => (this.eyes.shared || wire.here ? null : (this.table?.me.player.id ?? null));
    this.commands = new Commands(wire, id, storage, owner);
    this.chat = new Chat(this, storage);
    this.household = new Household(this, storage);
    this.pace = new Pacing(this, storage);
    this.orders = new StandingOrders(
      () => this.mayOrder && !wire.here,
      (orders) => this.wire.orders(this.id, this.ownSeat(), orders),
    );
  }

  // Its state

  /** Everything that was sent, through one eye; null until it has arrived, and while the eye changes. */
  get table(): Followed | null {
    return this.followed;
  }

  /** Every word on the screen depends on the eye and on the names: these values change only when they differ, not with every step. */
  set table(table: Followed | null) {
    this.followed = table;
    this.eye = table?.me.eye ?? null;
    this.sitting = table ? toldApart(table.now).seats : [];
  }

  /** The state of the table; null until it is known. */
  readonly now: Now | null = $derived(this.table ? toldApart(this.table.now) : null);
  /** Whose move it is. */
  readonly turn = $derived(this.now?.turn ?? null);
  /** Own seats. */
  readonly mine: readonly number[] = $derived(this.table?.me.seats ?? []);
  /** The actions open to the observed seat. */
  readonly choices: ChoicesShown | null = $derived(this.now?.choices ?? null);
  /** The seat that acts here: the observed one, or the one that a device passed around may answer for in front of all. */
  readonly actor: number | null = $derived(this.eye ?? this.choices?.seat ?? null);
  /** Play waits for the seat that acts here. */
  readonly myTurn: boolean = $derived(this.actor !== null && (this.turn?.must.includes(this.actor) ?? false));
  /** Play is waiting for one of the reader's seats, or somebody is waiting for its answer. */
  readonly needed: boolean = $derived(this.mine.some((seat) => this.turn?.must.includes(seat) || this.turn?.asked.includes(seat)));
  /** The observed seat can leave standing orders. */
  private readonly mayOrder: boolean = $derived(
    this.playback.of === "play" &&
      this.eye !== null &&
      this.seat(this.eye)?.who.is === "person" &&
      (this.now?.stage === "playing" || this.now?.stage === "paused"),
  );
  /** Only the reader and bots play here. */
  readonly alone: boolean = $derived.by(() => {
    const people = this.now?.seats.flatMap(({ who }) => (who.is === "person" ? [who.player.id] : [])) ?? [];
    return people.length > 0 && people.every((id) => id === this.table?.me.player.id);
  });
  /** The reader, alone with bots, can ask what a good bot would do. */
  readonly mayHint: boolean = $derived(
    this.alone && this.eye !== null && this.now?.stage === "playing" && this.playback.of === "play" && this.mine.length === 1,
  );

  /** A command is on its way. */
  get busy(): boolean {
    return this.commands.busy;
  }

  /** It is a replay, and nothing can be done. */
  get past(): boolean {
    return this.playback.of === "past";
  }

  /** It is a guided match: nothing can be done except to play. */
  get lesson(): boolean {
    return this.playback.of === "lesson";
  }

  /** From this step on nothing is told yet: the screen is still showing it. */
  untold = $state<number | null>(null);

  /** The log by turn, oldest first. */
  readonly log = $derived.by(() => {
    const { untold } = this;
    const steps = this.table?.steps ?? [];
    return turnsOf(untold === null ? steps : steps.filter(({ version }) => version < untold));
  });

  /** The step the observed seat could take back first. */
  readonly undoable: ActionShown | null = $derived(
    this.now?.undo && "actions" in this.now.undo ? (this.now.undo.actions[0] ?? null) : null,
  );

  /** Who log lines and refusals are addressed to. */
  readonly listener: Listener = $derived({ me: this.eye, nameOf: (seat) => this.nameOf(seat) });

  /** The game's own part; null at a table of another game. */
  board<Game extends GameName>(game: Game): Board<Game> | null {
    if (this.table?.game !== game) return null;
    // The name of the game says what type its data has.
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

  /** The name of the person in a seat; nothing for a bot, an empty seat or a deleted player. */
  nameOf(seat: number): string | undefined {
    const who = this.seat(seat)?.who;
    return who && "player" in who ? who.player.name || undefined : undefined;
  }

  // What can be done

  /** Plays an action of the observed seat. */
  play(action: GameAction): Promise<Outcome> {
    return this.command({ do: "play", seat: this.ownSeat(), action, question: this.choices?.question ?? null });
  }

  /** Plays for one of our seats, in front of all who share this device. */
  playFor(seat: number, action: GameAction | string): Promise<Outcome> {
    return this.command({ do: "play", seat, action, question: this.turn?.question ?? null });
  }

  /** Takes back the reader's own steps. */
  undo(plies = 1): Promise<Outcome> {
    return this.command({ do: "undo", seat: this.ownSeat(), plies });
  }

  /** Any command. */
  command(command: Command): Promise<Outcome> {
    return this.commands.send(command);
  }

  /** What would this action of the observed seat do? */
  async preview(action: GameAction | string): Promise<Previewed> {
    return this.wire.preview(this.id, this.ownSeat(), action);
  }

  /** What can be picked after these picks, by the observed seat? */
  walk(draft: number[]): Promise<Walk> {
    return this.wire.walk(this.id, this.ownSeat(), draft);
  }

  /** The private lines have been read. */
  readAsides(): void {
    this.asides = [];
  }

  private ownSeat(): number {
    if (this.actor === null) throw new RangeError("nobody acts through a spectator's eye");
    return this.actor;
  }

  // The eye

  /** Asks for the table through another eye. When the curtain falls, what was secret leaves the page at once. */
  private turnTo(eye: Eye): void {
    this.awaiting = true;
    if (this.table && this.eyes.curtain !== null) {
      this.table = withoutSecrets(this.table);
      this.orders.held = null;
      this.commands.dismiss();
      this.asides = [];
      this.forget();
    }
    this.wire.send({ type: "watch", table: this.id, eye, since: null });
  }

  /** Values made from the secrets would be kept until somebody asks for them again. */
  private forget(): void {
    void [this.choices, this.undoable, this.log, this.chat.lines, this.turn, this.listener];
  }

  // Following

  /** Begins to follow the table, or starts again as somebody else. */
  follow(): void {
    for (const stop of this.stops.splice(0)) stop();
    this.line = this.wire.status;
    const listener = {
      welcome: () => this.watch(),
      message: (message: ToClient) => this.receive(message),
      status: (status: LineStatus) => (this.line = status),
    };
    this.stops.push(this.wire.listen(listener), this.clocks.run());
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

  /** Hears which step a replay leaps to; call the result to stop. */
  onLeap(listener: LeapListener): () => void {
    this.leapListeners.add(listener);
    return () => this.leapListeners.delete(listener);
  }

  private show(table: Followed, step: StepSeen, forward: boolean): void {
    const before = this.table;
    this.commands.dismiss();
    this.table = table;
    if (forward && before) for (const listener of [...this.stepListeners]) listener(step, before, table);
    else for (const listener of [...this.leapListeners]) listener(step);
  }

  /** After reconnecting: what was missed, if the eye is the same; otherwise the whole table. */
  private watch(): void {
    const since = this.awaiting ? null : (this.table?.version ?? null);
    this.wire.send({ type: "watch", table: this.id, eye: this.eyes.asked, since });
  }

  private receive(message: ToClient): void {
    if (!("table" in message) || message.table !== this.id) return;
    if (message.type === "table") this.whole(message);
    else if (message.type === "step") this.step(message);
    else if (message.type === "presence" && this.table) this.take(present(this.table, message.here, message.away), true);
    else if (message.type === "orders") this.heed(message);
    else if (message.type === "gone") this.lose(message.message);
  }

  /** Temporary trouble: the table is requested again, and nobody need know. */
  private lose(why: Message): void {
    if (!PASSING.has(why.key)) {
      this.gone = why;
      return;
    }
    const again = setTimeout(() => this.watch(), ASK_AGAIN);
    this.stops.push(() => clearTimeout(again));
  }

  private whole(message: Extract<ToClient, { type: "table" }>): void {
    if (!fits(this.eyes.asked, message.me)) return;
    const { type: _, ...state } = message;
    this.awaiting = false;
    this.gone = null;
    this.orders.held = null;
    const first = this.table === null;
    this.take(begin(state, this.table));
    this.settle();
    if (first) this.commands.resume();
  }

  /** Another seat's orders came too late: the eye has changed since. */
  private heed(message: Extract<ToClient, { type: "orders" }>): void {
    if (!this.awaiting && message.seat === this.eye) this.orders.held = message.orders;
  }

  private step(step: StepSeen): void {
    if (this.awaiting || this.table === null) return;
    const before = this.table;
    const after = applied(before, step);
    if (after === "known") return;
    if (after === "gap") {
      this.wire.send({ type: "watch", table: this.id, eye: this.eyes.asked, since: before.version });
      return;
    }
    this.take(after.table);
    if ("events" in step.what) this.asides = [...this.asides, ...step.what.events.flatMap(({ asides }) => asides)];
    for (const listener of [...this.stepListeners]) listener(step, before, after.table);
    this.settle();
  }

  private take(table: Followed, presence = false): void {
    this.clocks.hear(table.now, presence);
    this.table = table;
  }

  private settle(): void {
    this.eyes.settle();
    this.rematch.arrive();
  }
}

/** What is left when nobody in particular is looking: no view, no choices, no log, only what was said. */
function withoutSecrets(table: Followed): Followed {
  const now: Now = { ...table.now, view: null, choices: null, undo: null };
  return { ...table, me: { ...table.me, eye: null }, steps: talkOf(table.steps), now };
}
