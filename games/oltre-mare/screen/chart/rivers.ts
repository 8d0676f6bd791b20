// Everything on the sheet beside the coast: rivers and the names of the seas.

import type { LonLat } from "./projection";

/** The great rivers, from the land to the sea: the chart makers drew little else inland. */
export const RIVERS: readonly (readonly LonLat[])[] = [
  // Danube
  [
    [13, 48.6],
    [16.4, 48.2],
    [18.9, 47.8],
    [19, 46.5],
    [18.9, 45.6],
    [20.5, 44.8],
    [22.6, 44.5],
    [23, 43.8],
    [25.4, 43.65],
    [27.9, 44.2],
    [28, 45.3],
    [29.6, 45.2],
  ],
  // Nile, with the two arms of its delta
  [
    [31.2, 25.5],
    [30.8, 27.5],
    [31.25, 29.2],
    [31.2, 30.1],
    [30.8, 30.8],
    [30.4, 31.4],
  ],
  [
    [31.2, 30.1],
    [31.4, 30.8],
    [31.8, 31.45],
  ],
  // Dnieper, Don, Po
  [
    [30.5, 50.5],
    [33, 49.2],
    [35.1, 48.4],
    [34.6, 47.5],
    [33.2, 46.7],
    [32.2, 46.55],
  ],
  [
    [39.2, 51],
    [41.5, 49.3],
    [43.4, 48.6],
    [42, 47.6],
    [39.5, 47.15],
  ],
  [
    [7.4, 45],
    [9.4, 45.15],
    [11, 45],
    [12.4, 44.95],
  ],
];

/** What the chart maker wrote into the sea, and how wide. Old names, the same in every language. */
export const SEAS: readonly { name: string; at: LonLat; slope: number; size: number }[] = [
  { name: "Mar Maggiore", at: [33.2, 43.25], slope: 0, size: 34 },
  { name: "Mar di Levante", at: [30.9, 33.35], slope: 0, size: 27 },
  { name: "Mare Ionio", at: [17.75, 37.15], slope: 0, size: 25 },
  { name: "Gran Sirte", at: [17.9, 31.45], slope: 0, size: 20 },
];
