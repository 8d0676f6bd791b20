// Pointer, pinch and wheel, as an attachment of the chart's element.

import type { Attachment } from "svelte/attachments";
import type { Viewport } from "./viewport.svelte";

/** A pointer that moved less than this, in pixels, was a tap. */
const TAP = 6;

/** Lets fingers, mouse and wheel move the viewport. A tap reaches whatever is under it. */
export function gestures(viewport: Viewport): Attachment<Element> {
  return (element) => {
    const held = new Map<number, { x: number; y: number }>();
    let travelled = 0;

    const inside = (x: number, y: number): [number, number] => {
      const box = element.getBoundingClientRect();
      return [x - box.left, y - box.top];
    };

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (held.size === 0) travelled = 0;
      held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };

    const move = (event: PointerEvent) => {
      const before = held.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
      // Only a drag takes the pointer: captured earlier, a tap would never reach the port.
      if (travelled >= TAP && !element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      if (other) {
        const spread = (p: { x: number; y: number }) => Math.hypot(p.x - other.x, p.y - other.y);
        viewport.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
        viewport.zoom(spread(now) / Math.max(1, spread(before)), ...inside((now.x + other.x) / 2, (now.y + other.y) / 2));
      } else if (travelled >= TAP) {
        viewport.pan(now.x - before.x, now.y - before.y);
      }
      held.set(event.pointerId, now);
    };

    const up = (event: PointerEvent) => held.delete(event.pointerId);

    /** The click that ends a drag does not count. */
    const click = (event: MouseEvent) => {
      if (travelled < TAP) return;
      travelled = 0;
      event.stopPropagation();
      event.preventDefault();
    };

    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      viewport.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.04 : 0.0016)), ...inside(event.clientX, event.clientY));
    };

    const listeners = new AbortController();
    const { signal } = listeners;
    const on = element as HTMLElement;
    on.addEventListener("pointerdown", down, { signal });
    on.addEventListener("pointermove", move, { signal });
    on.addEventListener("pointerup", up, { signal });
    on.addEventListener("pointercancel", up, { signal });
    on.addEventListener("click", click, { signal, capture: true });
    on.addEventListener("wheel", wheel, { signal, passive: false });
    return () => listeners.abort();
  };
}
