// Which part of the sheet is visible: panned and zoomed, never lost.

import { SHEET, type Point } from "./projection";

/** Pixels for one unit, at most. */
const CLOSEST = 2.6;
/** Below this many pixels for a unit, names and markers are too small: the first look is closer, at the home port. */
const READABLE = 0.4;
/** How close that look is. */
const NEAR = 0.78;
/** Ports in view keep this far from the edges, in pixels: their names have room, and the buttons of the chart cover nothing. */
const CLEAR = { top: 78, right: 72, bottom: 40, left: 48 } as const;

/** Delay before the chart is redrawn after the last gesture; until then the drawing is moved and stretched. */
const STILL = 140;
/** The sheet is drawn this much beyond the window on each side, in parts of the window, so that moving it uncovers something. */
export const BEYOND = 0.2;

/** The visible part: its centre, in units, and the pixels for one unit. */
interface Look {
  x: number;
  y: number;
  scale: number;
}

/** The window onto the sheet. */
export class Viewport {
  /** Size of the window in pixels. */
  width = $state(0);
  height = $state(0);
  /** Centre of the visible part, in units. */
  x = $state(SHEET.width / 2);
  y = $state(SHEET.height / 2);
  /** Pixels for one unit. */
  scale = $state(1);
  /** As it was last drawn. Drawing takes long; moving and stretching the drawing does not. */
  drawn = $state.raw<Look>({ x: SHEET.width / 2, y: SHEET.height / 2, scale: 1 });
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Has the reader moved it? Then a change of size keeps what they are looking at. */
  private moved = false;
  /** The ports to keep in view, until the reader looks elsewhere. */
  private wanted: readonly Point[] = [];

  /** The scale at which everything is visible. */
  get whole(): number {
    return Math.min(this.width / SHEET.width, this.height / SHEET.height);
  }

  /** What is drawn, including the part beyond the window, for SVG's attribute. */
  get viewBox(): string {
    const { x, y, scale } = this.drawn;
    const [w, h] = [(this.width * (1 + 2 * BEYOND)) / scale, (this.height * (1 + 2 * BEYOND)) / scale];
    return `${x - w / 2} ${y - h / 2} ${w} ${h}`;
  }

  /** How the drawing is moved and stretched to the visible part, about the corner of the window, for CSS. */
  get transform(): string {
    const { x, y, scale } = this.drawn;
    const stretch = this.scale / scale;
    const [dx, dy] = [
      (this.width / 2) * (1 - stretch) + (x - this.x) * this.scale,
      (this.height / 2) * (1 - stretch) + (y - this.y) * this.scale,
    ];
    return `translate(${dx}px, ${dy}px) scale(${stretch})`;
  }

  /** Draws the visible part. */
  draw(): void {
    clearTimeout(this.timer);
    const { x, y, scale } = this;
    this.drawn = { x, y, scale };
  }

  /** The window now has this size. */
  resize(width: number, height: number, home?: Point): void {
    if (width <= 0 || height <= 0) return;
    this.width = width;
    this.height = height;
    if (this.moved) this.look(this.x, this.y, this.scale);
    else this.reset(home);
    this.revealWanted();
    this.draw();
  }

  /** Back to the first look: everything, or, on a small screen, the neighbourhood of home. */
  reset(home?: Point): void {
    this.moved = false;
    if (home && this.whole < READABLE) this.look(home[0], home[1], NEAR);
    else this.look(SHEET.width / 2, SHEET.height / 2, this.whole);
  }

  /** Everything. */
  showAll(): void {
    this.movedByHand();
    this.look(SHEET.width / 2, SHEET.height / 2, this.whole);
    this.draw();
  }

  /** Moves the visible part by this many pixels. */
  pan(dx: number, dy: number): void {
    this.movedByHand();
    this.look(this.x - dx / this.scale, this.y - dy / this.scale, this.scale);
  }

  /** Zooms; the place under (px, py), in pixels of the window, stays where it is. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.movedByHand();
    const scale = Math.min(CLOSEST, Math.max(this.whole, this.scale * factor));
    const [dx, dy] = [px - this.width / 2, py - this.height / 2];
    const [x, y] = [this.x + dx / this.scale - dx / scale, this.y + dy / this.scale - dy / scale];
    this.look(x, y, scale);
  }

  /** Brings a place into view, if it is out of sight. */
  reveal([x, y]: Point): void {
    const margin = 48 / this.scale;
    const [w, h] = [this.width / this.scale / 2 - margin, this.height / this.scale / 2 - margin];
    const clamp = (centre: number, at: number, half: number) => Math.min(at + half, Math.max(at - half, centre));
    this.look(clamp(this.x, x, w), clamp(this.y, y, h), this.scale);
    this.draw();
  }

  /** Brings several places into view at once, going no nearer, and keeps them there when the window changes. */
  revealAll(places: readonly Point[]): void {
    this.wanted = places;
    if (places.length === 0) return;
    this.revealWanted();
    this.draw();
  }

  private revealWanted(): void {
    const places = this.wanted;
    if (places.length === 0 || this.width === 0) return;
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const [roomX, roomY] = [Math.max(1, this.width - CLEAR.left - CLEAR.right), Math.max(1, this.height - CLEAR.top - CLEAR.bottom)];
    const scale = Math.max(this.whole, Math.min(this.scale, roomX / Math.max(1, right - left), roomY / Math.max(1, bottom - top)));
    // Nothing moves without need: the centre stays if all places are clear of the edges.
    const [westmost, eastmost] = [right - (this.width / 2 - CLEAR.right) / scale, left + (this.width / 2 - CLEAR.left) / scale];
    const [northmost, southmost] = [bottom - (this.height / 2 - CLEAR.bottom) / scale, top + (this.height / 2 - CLEAR.top) / scale];
    const between = (centre: number, low: number, high: number) => (low > high ? (low + high) / 2 : Math.min(high, Math.max(low, centre)));
    this.look(between(this.x, westmost, eastmost), between(this.y, northmost, southmost), scale);
  }

  private movedByHand(): void {
    this.moved = true;
    this.wanted = [];
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.draw(), STILL);
  }

  private look(x: number, y: number, scale: number): void {
    this.scale = Math.min(CLOSEST, Math.max(this.whole, scale));
    // There is more sea a little beyond the sheet, so a port at its edge need not be at the edge of the window.
    const beyond = CLEAR.right / this.scale;
    const within = (centre: number, seen: number, size: number) =>
      seen >= size ? size / 2 : Math.min(size + beyond - seen / 2, Math.max(seen / 2 - beyond, centre));
    this.x = within(x, this.width / this.scale, SHEET.width);
    this.y = within(y, this.height / this.scale, SHEET.height);
  }
}

/** Pixels a piece or a letter should have on the screen, and the most it may grow on the sheet to get them. */
export interface Legible {
  unit: number;
  least: number;
  most: number;
  growth: number;
}

/** How much larger or smaller than on the sheet a thing of `unit` units is drawn, to stay legible at this scale. */
export function sizeAt(scale: number, { unit, least, most, growth }: Legible): number {
  const [grow, shrink] = [least / (unit * scale), most / (unit * scale)];
  return Math.min(growth, Math.max(Math.min(1, shrink), grow));
}
