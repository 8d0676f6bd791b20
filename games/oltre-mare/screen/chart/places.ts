// Where names, ships and courses go: tuned by eye, so that nothing covers anything else.
// A port that is not listed (in another edition) still gets a place for its name and its ships.

import type { LonLat } from "./projection";

/** How a port is lettered. Angles in degrees, 0 east, 90 north. */
export interface Lettering {
  /** Inland: in this direction the name runs away from the port. */
  name: number;
  /** The slope of the name, if it should not run straight away from the port. */
  slope?: number;
  /** Seaward: ships go here, if there is room. */
  sea: number;
}

const LETTERING: Readonly<Record<string, Lettering>> = {
  Venezia: { name: 158, sea: -70 },
  Zara: { name: 42, sea: 262 },
  Spalato: { name: 42, sea: 230 },
  Ragusa: { name: 40, sea: 225 },
  Durazzo: { name: 16, sea: 200 },
  Corfù: { name: 12, sea: 215 },
  Modone: { name: 196, sea: -80 },
  Negroponte: { name: 172, slope: -6, sea: 35 },
  Salonicco: { name: 66, sea: -75 },
  Costantinopoli: { name: 164, sea: 38 },
  Smirne: { name: 8, sea: 170 },
  Rodi: { name: 38, sea: 240 },
  Famagosta: { name: 178, sea: -10 },
  Beirut: { name: 12, sea: 165 },
  Acri: { name: -14, sea: 195 },
  Damietta: { name: -34, sea: 70 },
  Alessandria: { name: 202, sea: 100 },
  Bengasi: { name: -34, sea: 160 },
  Tripoli: { name: -34, sea: 80 },
  Tunisi: { name: 205, sea: 40 },
  Palermo: { name: -38, sea: 110 },
  Messina: { name: 50, sea: -55 },
  Brindisi: { name: 168, sea: 20 },
  Ancona: { name: 212, sea: 40 },
  Varna: { name: 168, sea: 0 },
  Caffa: { name: 152, sea: -50 },
  Tana: { name: 174, sea: 222 },
  Trebisonda: { name: 205, sea: 100 },
  Sinope: { name: -38, sea: 90 },
  Candia: { name: 200, sea: 75 },
};

/** How a port is lettered. */
export const letteringOf = (port: string): Lettering => LETTERING[port] ?? { name: 20, sea: 200 };

/** Where and how a name is written. */
export interface NameLine {
  /** From the port, in units. */
  dx: number;
  dy: number;
  /** Degrees, clockwise, as SVG turns. */
  turn: number;
  /** Does it end at the port, rather than begin there? */
  ends: boolean;
}

/** The line on which a port's name is written, beginning or ending at a distance from the port. */
export function nameLine(port: string, distance: number): NameLine {
  const { name, slope } = letteringOf(port);
  const angle = (name * Math.PI) / 180;
  const ends = Math.cos(angle) < 0;
  const turn = slope ?? (ends ? 180 - name : -name);
  return { dx: distance * Math.cos(angle), dy: -distance * Math.sin(angle), turn, ends };
}

/** The places a course passes, so that it keeps to the sea. Given one way; the other way is the same backwards. */
const COURSES: readonly (readonly [from: string, to: string, ...by: LonLat[]])[] = [
  ["Venezia", "Zara", [13.1, 44.95], [13.7, 44.5], [14.5, 44.25]],
  ["Zara", "Spalato", [15.6, 43.65], [16.1, 43.4]],
  ["Spalato", "Ragusa", [16.5, 43.0], [17.4, 42.55]],
  ["Ragusa", "Durazzo", [18.4, 42.1], [19.1, 41.6]],
  ["Durazzo", "Corfù", [19.15, 40.6], [19.45, 40.0]],
  ["Corfù", "Modone", [19.75, 38.8], [20.2, 37.9], [21.2, 37.0]],
  ["Modone", "Negroponte", [22.3, 36.25], [23.2, 36.35], [23.75, 37.1], [24.25, 37.65], [24.1, 38.1]],
  ["Negroponte", "Salonicco", [23.1, 38.85], [23.2, 39.06], [23.6, 39.2], [23.25, 39.75], [22.75, 40.2]],
  [
    "Salonicco",
    "Costantinopoli",
    [22.85, 40.25],
    [23.45, 39.75],
    [24.7, 40.05],
    [25.5, 40.2],
    [26.15, 40.03],
    [26.6, 40.33],
    [27.3, 40.62],
    [28.2, 40.88],
  ],
  ["Costantinopoli", "Smirne", [28.2, 40.72], [27.3, 40.52], [26.5, 40.2], [26.0, 39.9], [25.75, 39.3], [26.1, 38.8], [26.65, 38.68]],
  ["Smirne", "Rodi", [26.7, 38.55], [26.3, 38.62], [26.22, 38.15], [26.45, 37.75], [26.75, 37.2], [27.2, 36.55]],
  ["Rodi", "Famagosta", [29.3, 35.9], [31.6, 34.7], [33.1, 34.35], [34.2, 34.75]],
  ["Famagosta", "Beirut", [34.7, 34.5]],
  ["Beirut", "Acri", [35.1, 33.45]],
  ["Acri", "Damietta", [34.5, 32.3], [33.2, 31.75]],
  ["Damietta", "Alessandria", [31.3, 31.8], [30.5, 31.6]],
  ["Alessandria", "Bengasi", [28.4, 31.6], [25.6, 32.2], [23.0, 33.0], [21.2, 33.2], [20.1, 32.8]],
  ["Bengasi", "Tripoli", [18.0, 32.5], [15.4, 33.0]],
  ["Tripoli", "Tunisi", [12.2, 33.9], [11.75, 35.3], [11.45, 36.8], [11.05, 37.3], [10.5, 37.15]],
  ["Tunisi", "Palermo", [10.65, 37.4], [11.7, 38.2], [12.7, 38.35]],
  ["Palermo", "Messina", [14.0, 38.4], [15.1, 38.45]],
  ["Messina", "Brindisi", [15.6, 37.8], [16.3, 37.75], [17.3, 38.7], [18.5, 39.6], [18.6, 40.2]],
  ["Brindisi", "Ancona", [17.2, 41.35], [16.3, 42.1], [15.0, 42.6], [14.1, 43.25]],
  ["Ancona", "Venezia", [13.15, 44.2], [12.75, 44.9]],
  ["Costantinopoli", "Varna", [29.15, 41.35], [28.75, 42.3]],
  ["Varna", "Caffa", [29.8, 43.9], [32.2, 44.4], [33.6, 44.15], [34.8, 44.55]],
  ["Caffa", "Tana", [36.1, 44.8], [36.55, 45.25], [36.9, 45.9], [38.2, 46.75]],
  ["Tana", "Trebisonda", [38.5, 46.65], [37.3, 45.95], [36.7, 45.3], [36.55, 44.9], [37.2, 43.6], [38.9, 41.8]],
  ["Trebisonda", "Sinope", [38.6, 41.45], [36.5, 42.0]],
  ["Sinope", "Costantinopoli", [34.2, 42.35], [32.4, 42.2], [30.6, 41.5], [29.4, 41.4]],
  ["Candia", "Modone", [24.6, 35.85], [23.4, 35.75], [22.3, 36.15]],
  ["Candia", "Rodi", [25.9, 35.65], [27.0, 36.05]],
  ["Candia", "Alessandria", [25.6, 35.5], [26.45, 35.35], [27.0, 34.5], [28.8, 32.2]],
  ["Ancona", "Zara", [14.3, 43.85]],
  ["Brindisi", "Durazzo", [18.7, 41.05]],
  ["Messina", "Corfù", [15.65, 37.85], [16.4, 37.85], [18.0, 38.7]],
  ["Negroponte", "Smirne", [24.05, 38.15], [24.62, 37.98], [25.3, 38.3], [25.85, 38.75], [26.55, 38.75]],
];

/** The places between two ports, in the order sailed. None for a course that is not listed, which is straight. */
export function placesBetween(from: string, to: string): readonly LonLat[] {
  for (const [a, b, ...by] of COURSES) {
    if (a === from && b === to) return by;
    if (a === to && b === from) return by.toReversed();
  }
  return [];
}
