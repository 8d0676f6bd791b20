// Which clauses explain what lies on the table.

export const GOOD: readonly string[] = ["OS-0.1", "OS-4.1", "OS-5.1"];
export const BLUFF: readonly string[] = ["OS-3.2", "OS-3.5"];
export const FORUM: readonly string[] = ["OS-0.3", "OS-4.1", "OS-4.2"];
export const MARKET: readonly string[] = ["OS-3.1", "OS-4.2"];
export const SENATE: readonly string[] = ["OS-0.2", "OS-5.1", "OS-5.2"];
export const STOREHOUSE: readonly string[] = ["OS-6.2", "OS-6.3", "OS-2.11"];
export const CREDIT: readonly string[] = ["OS-2.9", "OS-6.1", "OS-7.3"];
export const CASH: readonly string[] = ["OS-7.4", "OS-2.9"];
export const POINTS: readonly string[] = ["OS-5.1", "OS-7.2", "OS-7.4"];
export const STOCK: readonly string[] = ["OS-2.8", "OS-8.1"];
export const SURE: readonly string[] = ["OS-8.3"];
export const SHIP: readonly string[] = ["OS-2.1", "OS-2.3"];
export const START: readonly string[] = ["OS-1.3", "OS-1.5"];
export const LOT: readonly string[] = ["OS-2.3", "OS-2.4"];
export const BID: readonly string[] = ["OS-2.4", "OS-2.10"];
export const LIMIT: readonly string[] = ["OS-2.10", "OS-2.9"];
export const DECISION: readonly string[] = ["OS-2.5", "OS-2.6", "OS-2.7"];
export const TYPES: readonly string[] = ["OS-3.3", "OS-3.5"];
export const OFFER: readonly string[] = ["OS-5.1", "OS-5.2", "OS-8.3"];
export const ROOM: readonly string[] = ["OS-6.5", "OS-6.2", "OS-6.3"];
export const SIZES: readonly string[] = ["OS-3.4"];
export const SALE: readonly string[] = ["OS-7.2", "OS-7.3"];
