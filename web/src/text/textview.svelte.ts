// Whether a match is read or seen; remembered by the browser.

const KEPT = "portolan.view";

export class TextView {
  on = $state(false);

  constructor(private readonly storage: Pick<Storage, "getItem" | "setItem"> | null) {
    this.on = storage?.getItem(KEPT) === "text";
  }

  /** From now on, and next time too. */
  choose(on: boolean): void {
    this.on = on;
    this.storage?.setItem(KEPT, on ? "text" : "drawn");
  }
}
