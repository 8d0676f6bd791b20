// The rules of all games, as if they were one: a module for each game, loaded when it is first needed.

import type { Answer, Engine, Question } from "./engine";
import type { Me } from "./kept";

/** The address of each game's module. One without a name is for every game that has none of its own. */
export type RulesFiles = Readonly<Record<string, string>>;

/** What is asked of a module. */
export type Module = Pick<Engine, "ask" | "module">;

/** A module that is there, and when it has work to do. */
interface Loaded {
  engine: Module;
  due: number | null;
}

/** A question about one game. */
type Concerning = Exclude<Question, { is: "who" | "work" }>;

const NOTHING: Answer = { store: [], summaries: [], send: [], lost: [], due: null };

export class Rules {
  private readonly loading = new Map<string, Promise<Loaded>>();
  private readonly loaded: Loaded[] = [];
  /** The games of the tables that were mentioned. */
  private readonly games = new Map<string, string>();
  private me: Me | null = null;
  /** What is being loaded only because it was expected. */
  private expected: { file: string; stop: AbortController } | null = null;
  /** For questions that are about no game. */
  private last: string;

  constructor(
    private readonly files: RulesFiles,
    private readonly load: (file: string, signal: AbortSignal) => Promise<Module>,
    /** The game of a stored table; empty if there is none. */
    private readonly gameOf: (table: string) => Promise<string>,
  ) {
    this.last = Object.keys(files)[0] ?? "";
  }

  /** This game is likely to be played next. Another one that was expected is no longer waited for. */
  expect(game: string): void {
    this.last = game;
    const file = this.fileOf(game);
    if (this.expected?.file === file) return;
    if (this.expected) {
      this.loading.delete(this.expected.file);
      this.expected.stop.abort();
      this.expected = null;
    }
    if (this.loading.has(file)) return;
    const stop = new AbortController();
    this.expected = { file, stop };
    const done = (): void => void (this.expected?.stop === stop && (this.expected = null));
    void this.from(file, stop.signal).then(done, done);
  }

  /** Asks the module that the question concerns. */
  async ask(question: Question): Promise<Answer> {
    if (question.is === "who") return this.askAll(question);
    const asked = question.is === "work" ? this.first() : await this.concerned(question);
    if (asked === null) return NOTHING;
    const answer = asked.engine.ask(question);
    for (const { table, game } of answer.summaries) this.games.set(table, game);
    return this.noted(asked, answer);
  }

  /** The module that a question concerns, for another worker. */
  async moduleOf(question: Concerning): Promise<WebAssembly.Module> {
    return (await this.concerned(question)).engine.module;
  }

  /** Who plays here is told to those that are there, and to any other when it comes. */
  private askAll(question: Question & { is: "who" }): Answer {
    this.me = { player: question.player, name: question.name };
    const answers = this.loaded.map((each) => this.noted(each, each.engine.ask(question)));
    return answers.at(-1) ?? NOTHING;
  }

  /** With the time at which any of them has work to do. */
  private noted(asked: Loaded, answer: Answer): Answer {
    asked.due = answer.due;
    return { ...answer, due: this.first()?.due ?? null };
  }

  /** The one whose work is due first. */
  private first(): Loaded | null {
    const due = this.loaded.filter((each) => each.due !== null);
    return due.reduce<Loaded | null>((a, b) => (a !== null && (a.due ?? 0) <= (b.due ?? 0) ? a : b), null);
  }

  private async concerned(question: Concerning): Promise<Loaded> {
    switch (question.is) {
      case "log":
        if (question.game !== "") this.games.set(question.table, question.game);
        return this.of(question.game);
      case "forget":
      case "written":
        return this.of(await this.gameAt(question.table));
      case "frame":
        return this.of(await this.gameAt(textIn(question.text, "table")));
      case "request":
        return this.of(await this.gameOfRequest(question.path, question.body));
    }
  }

  private async gameOfRequest(path: string, body: string): Promise<string> {
    const [, about, name] = /^(lessons|tables)\/([\w-]+)/.exec(path) ?? [];
    if (about === "lessons") return name ?? "";
    if (about === "tables") return this.gameAt(name ?? "");
    // A wish for a table, what a seat was shown, or the first line of a match file.
    return textIn(body.split("\n", 1)[0] ?? "", "game");
  }

  private async gameAt(table: string): Promise<string> {
    return this.games.get(table) ?? (table === "" ? "" : this.gameOf(table));
  }

  /** The module of a game; of no game, the one that was asked last. */
  private of(game: string): Promise<Loaded> {
    const name = this.files[game] === undefined ? this.last : game;
    this.last = name;
    const file = this.fileOf(name);
    // From now on it is needed.
    if (this.expected?.file === file) this.expected = null;
    return this.loading.get(file) ?? this.from(file, new AbortController().signal);
  }

  private readonly fileOf = (game: string): string => this.files[game] ?? this.files[""] ?? "";

  private from(file: string, signal: AbortSignal): Promise<Loaded> {
    const loading = this.load(file, signal).then((engine) => {
      if (this.me) engine.ask({ is: "who", ...this.me });
      const loaded: Loaded = { engine, due: null };
      this.loaded.push(loaded);
      return loaded;
    });
    this.loading.set(file, loading);
    // It may be there the next time.
    loading.catch(() => this.loading.get(file) === loading && this.loading.delete(file));
    return loading;
  }
}

/** A text in a JSON object; empty if there is none. */
function textIn(json: string, name: string): string {
  try {
    const value = (JSON.parse(json) as Record<string, unknown> | null)?.[name];
    return typeof value === "string" ? value : "";
  } catch {
    return "";
  }
}
