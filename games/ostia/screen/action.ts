// Actions, and what they are called in the catalogue.

import type { Previewed } from "$shell/net/line";
import type { OstiaAction, OstiaEffect, OstiaPreview } from "$shell/protocol/types";

export type Action = OstiaAction;

export const nameOf = ({ action }: Action): string => action.replaceAll("_", "-");

/** One kind of consequence of an action that was looked at. */
export function effectOf<Name extends OstiaEffect["effect"]>(
  seen: Pick<Previewed, "preview"> | null,
  name: Name,
): Extract<OstiaEffect, { effect: Name }> | null {
  // At a table of this game all previews are of this game.
  const { effects } = (seen?.preview as OstiaPreview | null | undefined) ?? { effects: [] };
  const isNamed = (effect: OstiaEffect): effect is Extract<OstiaEffect, { effect: Name }> => effect.effect === name;
  return effects.find(isNamed) ?? null;
}
