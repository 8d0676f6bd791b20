// What the screen of every match does, whatever the game: it finds the words, asks ahead, switches tabs, says what was
// missed.

import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { usePreferences } from "../preferences";
import type { GameName, Games } from "../protocol/types";
import { clausesOf } from "../rules/rules";
import { useTable } from "../table/frame";
import type { Board, TableStore } from "../table/store.svelte";
import { provideWords, useWords, type Listener, type Say, type Words } from "../words";
import { sayAloud } from "./aloud";
import { Foresight } from "./foresight.svelte";
import type { FrameTab } from "./Frame.svelte";
import { Help, provideHelp } from "./help.svelte";
import { drawn } from "./inline";
import { SKIP_KEY, type Key } from "./keys";
import { nameAt } from "./names";
import { Outlooks } from "./outlooks.svelte";
import type { Recap } from "./recap";

type Action<Game extends GameName> = Games[Game]["action"];

/** What differs from game to game. All of it is read when it is needed, and some of it reactively. */
export interface Own<Game extends GameName> {
  game: Game;
  /** A card in words. */
  card?: (card: string, say: Say) => string;
  /** A clause in one sentence. */
  says: (say: Say, clause: string) => readonly string[];
  /** An action is about to be played. */
  onplay?: (action: Action<Game>) => void;
  /** Playing this does not mean that the reader has read anything. */
  unread?: (action: Action<Game>) => boolean;
  /** From now on the reader is told what they missed, until they play on. */
  asked: () => boolean;
  missed: (me: number) => readonly Recap[];
  /** When this changes, a narrow screen turns to the tab on which something is to be done. */
  due: () => string;
  tab: () => FrameTab | null;
}

/** What every part of a screen needs, whatever the game; a game adds what is its own. */
export interface Parts<Game extends GameName> {
  store: TableStore;
  /** How the match stands. Read it where it is used: it changes with every step. */
  view: () => Games[Game]["view"];
  menu: () => Games[Game]["menu"] | null;
  /** The step the reader could take back first. */
  last: () => Action<Game> | null;
  /** What the picks would bring. */
  ahead: Foresight<Action<Game>>;
  nameOf: (seat: number) => string;
  /** Plays an action; says whether it was carried out. */
  play: (action: Action<Game>) => Promise<boolean>;
}

/** Created with the screen of a match; gives words and help to everything below it. */
export class Match<Game extends GameName> {
  readonly store: TableStore;
  readonly facts: Board<Game>["facts"];
  readonly narrow = new MediaQuery("(max-width: 60rem)");
  tab = $state<FrameTab>("board");
  /** The list of keys covers the match. */
  listing = $state(false);
  /** It is over, and the reader is looking at the board again. */
  looking = $state(false);
  recap = $state.raw<readonly Recap[]>([]);

  private readonly outer = useWords();
  readonly board = $derived.by(() => this.store.board(this.own.game));
  readonly menu = $derived.by(() => this.board?.menu ?? null);
  readonly version = $derived.by(() => this.store.now?.version ?? 0);
  /** The reader's words: with cards in words, and with things as names to be drawn. */
  readonly words: Words = $derived.by(() => {
    const { card } = this.own;
    return this.wordsWith(card ? { card: (name) => card(name, this.outer().t) } : {});
  });
  readonly drawing: Words = $derived.by(() => this.wordsWith({ card: drawn, thing: drawn }));

  constructor(readonly own: Own<Game>) {
    const { store, announce } = useTable();
    this.store = store;
    const facts = store.board(own.game)?.facts;
    if (!facts) throw new TypeError("this is a table of another game");
    this.facts = facts;
    provideWords(() => this.words);
    const { language } = usePreferences();
    provideHelp(
      new Help(
        () => clausesOf(own.game, language.code),
        (clause) => own.says(this.words.t, clause),
      ),
    );

    $effect(() => sayAloud(store, (message) => this.words.line(message), announce));
    // Announced once each time it begins, not again with every step.
    const asked = $derived(own.asked());
    $effect(() => {
      const { eye } = store;
      const begins = asked;
      untrack(() => (this.recap = begins && eye !== null && store.playback.of === "play" ? own.missed(eye) : []));
    });
    // When that changes, not with each step, and never away from words being typed. A player who comes back reads first what
    // they missed.
    const due = $derived(own.due());
    let back = true;
    $effect(() => {
      void due;
      if (document.activeElement?.matches("input, textarea")) return;
      untrack(() => (this.tab = back && !store.eyes.shared && this.recap.length > 0 ? "board" : (own.tab() ?? this.tab)));
      back = false;
    });
  }

  /** The reader's words, with cards named or drawn in some other way. */
  wordsWith(how: Pick<Listener, "card" | "thing">): Words {
    return this.outer().to({ me: this.store.eye, nameOf: this.nameOf, ...how });
  }

  readonly nameOf = (seat: number): string => nameAt(this.store, seat, this.outer().t);

  /** The board is before the reader's eyes. */
  get boardShown(): boolean {
    return !this.narrow.current || this.tab === "board";
  }

  /** Previews one action at a time. */
  foresight(): Foresight<Action<Game>> {
    return new Foresight((action) => this.store.preview(action));
  }

  /** Previews several actions. */
  outlooks(): Outlooks<Action<Game>> {
    return new Outlooks((action) => this.store.preview(action));
  }

  /** Plays an action; says whether it was carried out. */
  readonly play = async (action: Action<Game>): Promise<boolean> => {
    this.own.onplay?.(action);
    // A player who sees it and goes on playing has read it.
    if (!this.own.unread?.(action)) this.recap = [];
    return (await this.store.play(action)).done;
  };

  /** The step the reader could take back first. */
  readonly last = (): Action<Game> | null => this.board?.last ?? null;

  async undo(): Promise<void> {
    if (this.last() !== null && !this.store.busy) await this.store.undo(1);
  }

  /** Everything that all parts of the screen need. */
  parts(view: () => Games[Game]["view"]): Parts<Game> {
    const { store, last, nameOf, play } = this;
    return { store, view, menu: () => this.menu, last, ahead: this.foresight(), nameOf, play };
  }

  /** The keys that every match has. */
  keys(): Key[] {
    const keys: Key[] = [];
    const key = (name: string, says: string, act: () => void): void => void keys.push({ key: name, says: this.words.t(says), act });
    if (this.last() !== null) key("u", "keys-undo", () => void this.undo());
    if (this.store.pace.maySkip) key(SKIP_KEY, "keys-skip", () => this.store.pace.skip());
    key("?", "keys-list", () => (this.listing = true));
    return keys;
  }
}
