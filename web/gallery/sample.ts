// A position to draw, from the edition's own files.

import cardsText from "../../games/oltre-mare/rules/data/cards.toml?raw";
import goodsText from "../../games/oltre-mare/rules/data/goods.toml?raw";
import portsText from "../../games/oltre-mare/rules/data/ports.toml?raw";
import routesText from "../../games/oltre-mare/rules/data/routes.toml?raw";
import type { CardFace } from "../../games/oltre-mare/screen/cards/types";
import type { ChartPort, ChartRoute } from "../../games/oltre-mare/screen/chart/types";
import { MARKERS, type ActionSymbol, type Good, type Marker } from "../../games/oltre-mare/screen/pieces/kinds";

export const PORTS: ChartPort[] = [...portsText.matchAll(/name = "(.+?)",\s*lon = ([\d.]+), lat = ([\d.]+)/g)].map(
  ([, name, lon, lat]) => ({ name: name!, lon: Number(lon), lat: Number(lat) }),
);

const indexOf = (name: string): number => PORTS.findIndex((port) => port.name === name);

export const ROUTES: ChartRoute[] = [...routesText.matchAll(/between = \["(.+?)", "(.+?)"\]/g)].map(([, a, b]) => [
  indexOf(a!),
  indexOf(b!),
]);

const GOODS = new Map(
  [...goodsText.matchAll(/name = "(\w+)",\s+copies = (\d+),\s+payout = \[(.+?)\]/g)].map(([, good, copies, payout]) => [
    good,
    { copies: Number(copies), payout: payout!.split(",").map(Number) },
  ]),
);

export const CARDS: CardFace[] = [
  ...cardsText.matchAll(/good = "(\w+)",\s+power = (\d), load = (\d), symbols = \["(\w+)", "(\w+)"\](?:,\s+port = "(.+?)")?/g),
].map(([, good, power, load, first, second, port]) => ({
  good: good as Good,
  power: Number(power),
  load: Number(load),
  symbols: [first, second] as ActionSymbol[],
  port: port ?? null,
  ...GOODS.get(good)!,
}));

/** One marker on each port, as after some turns of play: a few are gone. */
export const MARKERS_ON: (Marker | null)[] = PORTS.map((_, i) => (i % 7 === 3 ? null : MARKERS[(i * 5 + (i >> 2)) % 6]!));

export { indexOf };
