// Actions, and what they are called in the catalogue.

import type { OstiaAction } from "../protocol/types";
import type { WishOf } from "../table/store.svelte";

export type Action = OstiaAction;
export type Wish = WishOf<"ostia">;

export const nameOf = ({ action }: Action): string => action.replaceAll("_", "-");
