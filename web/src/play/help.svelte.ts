// Rules in context: what a thing on the table means, opened by hover, focus or long press, closed by leaving or Escape.

import { createContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import { clauses, type Clause, type Clauses } from "./rules";

/** What is asked about. */
export interface Topic {
  /** What it is, in the reader's words. */
  title: string;
  /** The clauses that say what it does. */
  clauses: readonly string[];
}

const HOVER = 650;
const PRESS = 480;

/** The help of one screen: at most one topic is open. */
export class Help {
  topic = $state.raw<Topic | null>(null);
  anchor = $state.raw<Element | null>(null);
  texts = $state.raw<Clauses>(new Map());
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly game: string,
    private readonly load: () => Promise<Clause[]>,
  ) {}

  open(anchor: Element, topic: Topic): void {
    clearTimeout(this.timer);
    this.anchor = anchor;
    this.topic = topic;
    clauses(this.game, this.load).then((texts) => (this.texts = texts), () => {});
  }

  close(): void {
    clearTimeout(this.timer);
    this.topic = null;
  }

  /** Makes a thing explain itself. */
  about(topicOf: () => Topic): Attachment<Element> {
    return (element) => {
      const soon = (wait: number): void => {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.open(element, topicOf()), wait);
      };
      const leave = (): void => {
        if (this.anchor === element) this.close();
        else clearTimeout(this.timer);
      };
      let pressed = false;
      let down = 0;
      const listeners: Record<string, (event: Event) => void> = {
        pointerenter: (event) => (event as PointerEvent).pointerType === "mouse" && soon(HOVER),
        pointerleave: (event) => (event as PointerEvent).pointerType === "mouse" && leave(),
        pointerdown: (event) => {
          if ((event as PointerEvent).pointerType === "mouse") return leave();
          pressed = false;
          down = event.timeStamp;
          clearTimeout(this.timer);
          this.timer = setTimeout(() => {
            pressed = true;
            this.open(element, topicOf());
          }, PRESS);
        },
        pointerup: (event) => {
          // On a busy page the timer may fire before a short tap is told of.
          if (event.timeStamp - down < PRESS) {
            if (pressed) this.close();
            pressed = false;
          }
          if (!this.topic) clearTimeout(this.timer);
        },
        pointercancel: () => clearTimeout(this.timer),
        // The tap that ends a long press picks nothing.
        click: (event) => {
          if (!pressed) return leave();
          event.preventDefault();
          event.stopImmediatePropagation();
          pressed = false;
        },
        contextmenu: (event) => pressed && event.preventDefault(),
        // Only a keyboard's focus asks: a tap gives focus too.
        focusin: () => element.matches(":focus-visible, :has(:focus-visible)") && soon(HOVER * 1.5),
        focusout: leave,
      };
      for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener, { capture: name === "click" });
      return () => {
        leave();
        for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener, { capture: name === "click" });
      };
    };
  }
}

const [get, set] = createContext<Help>();

/** Gives the help to everything below the calling component. */
export const provideHelp = set;

/** The help given from above. */
export const useHelp = get;
