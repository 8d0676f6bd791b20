// Mercator: a rhumb, a course that keeps its bearing, is a straight line, as on the charts this one follows.

/** A place on the sheet, in its own units. */
export type Point = readonly [x: number, y: number];

/** A place on earth, in degrees east and north. */
export type LonLat = readonly [lon: number, lat: number];

/** Units for one degree of longitude. */
const DEGREE = 37;

const stretched = (lat: number): number => (Math.log(Math.tan(((45 + lat / 2) * Math.PI) / 180)) * 180) / Math.PI;

const WEST = 7.3;
const NORTH = 47.9;
const EAST = 41.2;
const SOUTH = 29.4;

/** Where a place is on the sheet. */
export const project = ([lon, lat]: LonLat): Point => [(lon - WEST) * DEGREE, (stretched(NORTH) - stretched(lat)) * DEGREE];

const [width, height] = project([EAST, SOUTH]);

/** The part of the sheet with all the ports: the first look shows at least this much. */
export const SHEET = { width, height } as const;
