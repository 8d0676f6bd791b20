// The kinds of thing that are drawn, named as in the views the server sends.

/** The goods, rarest first (OM-0.1). */
export const GOODS = ["gems", "scrolls", "silk", "salt", "pottery", "olives", "grain"] as const;
export type Good = (typeof GOODS)[number];

/** The action symbols, in the order in which they are carried out (OM-4.2). */
export const SYMBOLS = ["ducat", "pirate", "market", "ship"] as const;
export type ActionSymbol = (typeof SYMBOLS)[number];

/** The port bonus markers (OM-0.3). */
export const MARKERS = ["calm_sea", "good_business", "pirates_beaten", "favourable_relations", "compass", "local_influence"] as const;
export type Marker = (typeof MARKERS)[number];

/** Key of a marker in the catalogue. */
export const markerKey = (marker: Marker): string => `marker-${marker.replaceAll("_", "-")}`;
