// What the chart is given. Plain data: it knows no rules.

import type { Attachment } from "svelte/attachments";
import type { Marker } from "../pieces/kinds";

/** A port and its true place. */
export interface ChartPort {
  name: string;
  lon: number;
  lat: number;
}

/** Two ports, by their place in the list, that a route joins. */
export type ChartRoute = readonly [number, number];

/** A ship in a port. */
export interface ChartShip {
  /** Seat number, from 1. */
  seat: number;
  /** Name of its player. */
  name: string;
  /** The port, by its place in the list. */
  port: number;
  /** Is it the reader's own? */
  mine?: boolean;
}

/** Everything the chart shows. */
export interface ChartProps {
  ports: readonly ChartPort[];
  routes: readonly ChartRoute[];
  /** The marker on each port. */
  markers: readonly (Marker | null)[];
  ships: readonly ChartShip[];
  /** Ports that can be chosen now: they are lit. */
  legal?: readonly number[];
  /** The port chosen, not yet committed. */
  chosen?: number | null;
  /** The way to it, port by port. */
  way?: readonly number[];
  /** The port to look at first if the whole chart would be too small. */
  home?: number;
  /** A port was tapped, or chosen with the keyboard. */
  onport?: (port: number) => void;
  /** Makes a port explain itself. */
  about?: (port: number) => Attachment<Element>;
}
