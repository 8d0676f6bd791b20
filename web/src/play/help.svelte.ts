// Rules in context: what a thing on the table does, and the clause about it. It appears when somebody asks, and never
// by itself:
// by the small mark in the bar and then the thing, by a long press or the right button on it, or by a key while it has
// the focus.
// It stays until something else is touched, and that touch does nothing more.

import { createContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Clauses } from "../rules/rules";

/** What is asked about. */
export interface Topic {
  /** What it is, in the reader's words. */
  title: string;
  /** What it does for the reader now, the main thing in one sentence. Things to draw are in it by name. */
  says?: readonly string[];
  /** The clauses that say so. */
  clauses: readonly string[];
}

/** How a thing asks: a button whose only work is to explain does so by a click; things that are not controls can be reached by the arrow keys. */
export type Asks = "click" | "walk";

/** The key that asks about what has the focus. */
export const HELP_KEY = "i";

const PRESS = 480;

/** The help of one screen: at most one topic is open. */
export class Help {
  topic = $state.raw<Topic | null>(null);
  anchor = $state.raw<Element | null>(null);
  /** The next thing touched explains itself. */
  asking = $state(false);
  texts = $state.raw<Clauses>(new Map());
  private readonly topics = new WeakMap<Element, () => Topic>();

  /** The clauses in the reader's current language, and a one-sentence summary of each. */
  constructor(
    private readonly load: () => Promise<Clauses>,
    private readonly saysOf: (clause: string) => readonly string[] = () => [],
  ) {}

  /** A clause, preceded by its summary. */
  clause(title: string, clause: string): Topic {
    return { title, says: this.saysOf(clause), clauses: [clause] };
  }

  open(anchor: Element, topic: Topic): void {
    this.anchor = anchor;
    this.topic = topic;
    this.asking = false;
    this.load().then(
      (texts) => (this.texts = texts),
      () => {},
    );
  }

  /** A click on something that explains: opens or closes it. */
  toggle(anchor: Element, topic: Topic): void {
    if (this.topic && this.anchor === anchor) this.close();
    else this.open(anchor, topic);
  }

  close(): void {
    this.topic = null;
    this.asking = false;
  }

  /** Explains a thing, or what it is part of; says whether there was something to explain. */
  explain(thing: Element | null): boolean {
    for (let at = thing; at !== null; at = at.parentElement) {
      const topic = this.topics.get(at);
      if (!topic) continue;
      this.open(at, topic());
      return true;
    }
    return false;
  }

  /** The key, and the mark in the bar: explains what has the focus; otherwise the next thing that is touched. */
  ask(focused: Element | null = null): void {
    if (this.topic || this.asking) this.close();
    else if (!this.explain(focused)) this.asking = true;
  }

  /** Makes a thing explain itself. */
  about(topicOf: () => Topic, asks?: Asks): Attachment<Element> {
    return (element) => {
      this.topics.set(element, topicOf);
      element.setAttribute("data-explains", "");
      if (asks === "walk") {
        element.setAttribute("tabindex", "-1");
        element.setAttribute("data-asks", "");
      }
      let timer: ReturnType<typeof setTimeout> | undefined;
      let pressed = false;
      let down = 0;
      const listeners: Record<string, (event: Event) => void> = {
        pointerdown: (event) => {
          if ((event as PointerEvent).pointerType === "mouse") return;
          pressed = false;
          down = event.timeStamp;
          clearTimeout(timer);
          timer = setTimeout(() => {
            pressed = true;
            this.open(element, topicOf());
          }, PRESS);
        },
        pointerup: (event) => {
          clearTimeout(timer);
          // On a busy page the timer may fire before a short tap is reported.
          if (pressed && event.timeStamp - down < PRESS) {
            this.close();
            pressed = false;
          }
        },
        pointercancel: () => clearTimeout(timer),
        click: (event) => {
          // The tap that ends a long press picks nothing; a click from the keyboard ends none.
          if (pressed && (event as MouseEvent).detail !== 0) {
            event.preventDefault();
            event.stopImmediatePropagation();
            pressed = false;
          } else if (asks === "click") this.toggle(element, topicOf());
        },
        contextmenu: (event) => {
          event.preventDefault();
          event.stopPropagation();
          if (!pressed) this.open(element, topicOf());
        },
      };
      for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener, { capture: name === "click" });
      return () => {
        clearTimeout(timer);
        if (this.anchor === element) this.close();
        for (const [name, listener] of Object.entries(listeners))
          element.removeEventListener(name, listener, { capture: name === "click" });
      };
    };
  }
}

const [get, set] = createContext<Help>();

/** Gives the help to everything below the calling component. */
export const provideHelp = set;

/** The help given from above. */
export const useHelp = get;
