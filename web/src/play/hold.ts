// A button that does its work again and again while it is held down. A click does it once.

import type { Attachment } from "svelte/attachments";

/** When it begins to repeat, how often it does, and how often after a while. */
const [WAIT, SLOW, QUICK, SOON] = [400, 130, 45, 8];

export function hold(act: () => void): Attachment<Element> {
  return (button) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let times = 0;
    const again = (): void => {
      act();
      times++;
      timer = setTimeout(again, times > SOON ? QUICK : SLOW);
    };
    const listeners: Record<string, (event: Event) => void> = {
      pointerdown: (event) => {
        clearTimeout(timer);
        times = 0;
        if ((event as PointerEvent).button === 0) timer = setTimeout(again, WAIT);
      },
      // The click that ends the holding adds nothing; one from the keyboard ends none.
      click: (event) => {
        clearTimeout(timer);
        if (times === 0 || (event as MouseEvent).detail === 0) act();
        times = 0;
      },
      contextmenu: (event) => event.preventDefault(),
    };
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) listeners[end] = () => clearTimeout(timer);
    for (const [name, listener] of Object.entries(listeners)) button.addEventListener(name, listener);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of Object.entries(listeners)) button.removeEventListener(name, listener);
    };
  };
}
