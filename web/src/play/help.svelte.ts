// Rules in context: what a thing on the table means, opened by hover, focus or long press, closed by leaving or Escape.
// What a finger or a click has opened stays until something beside it is touched, and that touch does nothing else.

import { createContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Clauses } from "../rules/rules";

/** What is asked about. */
export interface Topic {
  /** What it is, in the reader's words. */
  title: string;
  /** The clauses that say what it does. */
  clauses: readonly string[];
}

/** How a thing asks: a button whose only work is to explain does so by a click; what is no control can be walked to by the arrow keys. */
export type Asks = "click" | "walk";

const HOVER = 650;
const PRESS = 480;
/** Time to come from the thing to the card that explains it. */
const GRACE = 250;

/** The help of one screen: at most one topic is open. */
export class Help {
  topic = $state.raw<Topic | null>(null);
  anchor = $state.raw<Element | null>(null);
  /** Opened on purpose: it stays when the pointer goes elsewhere. */
  pinned = $state(false);
  texts = $state.raw<Clauses>(new Map());
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The clauses in the reader's language, as it is when somebody asks. */
  constructor(private readonly load: () => Promise<Clauses>) {}

  open(anchor: Element, topic: Topic, pinned = false): void {
    clearTimeout(this.timer);
    this.anchor = anchor;
    this.topic = topic;
    this.pinned = pinned;
    this.load().then(
      (texts) => (this.texts = texts),
      () => {},
    );
  }

  /** A click on what explains: opens it to stay, or closes it. */
  toggle(anchor: Element, topic: Topic): void {
    if (this.topic && this.pinned && this.anchor === anchor) this.close();
    else this.open(anchor, topic, true);
  }

  close(): void {
    clearTimeout(this.timer);
    this.topic = null;
    this.pinned = false;
  }

  /** The pointer has reached the card: it stays. */
  keep(): void {
    clearTimeout(this.timer);
  }

  /** The pointer has left the thing, or the card. */
  leave(): void {
    clearTimeout(this.timer);
    if (this.topic && !this.pinned) this.timer = setTimeout(() => this.close(), GRACE);
  }

  /** Makes a thing explain itself. */
  about(topicOf: () => Topic, asks?: Asks): Attachment<Element> {
    return (element) => {
      const soon = (wait: number): void => {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.open(element, topicOf()), wait);
      };
      const shut = (): void => {
        if (this.anchor === element) this.close();
        else clearTimeout(this.timer);
      };
      if (asks === "walk") {
        element.setAttribute("tabindex", "-1");
        element.setAttribute("data-asks", "");
      }
      let pressed = false;
      let down = 0;
      const listeners: Record<string, (event: Event) => void> = {
        pointerenter: (event) => (event as PointerEvent).pointerType === "mouse" && !this.pinned && soon(HOVER),
        pointerleave: (event) => {
          if ((event as PointerEvent).pointerType !== "mouse" || this.pinned) return;
          if (this.anchor === element) this.leave();
          else clearTimeout(this.timer);
        },
        pointerdown: (event) => {
          if ((event as PointerEvent).pointerType === "mouse") return asks === "click" ? clearTimeout(this.timer) : shut();
          pressed = false;
          down = event.timeStamp;
          clearTimeout(this.timer);
          this.timer = setTimeout(() => {
            pressed = true;
            this.open(element, topicOf(), true);
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
        click: (event) => {
          // The tap that ends a long press picks nothing; a click from the keyboard ends none.
          if (pressed && (event as MouseEvent).detail !== 0) {
            event.preventDefault();
            event.stopImmediatePropagation();
            pressed = false;
          } else if (asks === "click") this.toggle(element, topicOf());
          else shut();
        },
        contextmenu: (event) => pressed && event.preventDefault(),
        // Only a keyboard's focus asks: a tap gives focus too.
        focusin: () => element.matches(":focus-visible, :has(:focus-visible)") && !this.pinned && soon(HOVER * 1.5),
        focusout: shut,
      };
      for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener, { capture: name === "click" });
      return () => {
        shut();
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
