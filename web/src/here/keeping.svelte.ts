// What becomes of the matches that are played in this browser, for the page to say.

/** Whether they outlive the page. */
export class Keeping {
  /** False where the browser gives no storage. */
  lasting = $state(true);
  /** The browser has no room for the next step. */
  full = $state(false);

  /** Asks the browser not to clear them away by itself. It is asked after the first match, when there is something to lose. */
  persist(): void {
    // An insecure page has no such thing.
    const storage = navigator.storage as StorageManager | undefined;
    void storage?.persist?.().catch(() => {});
  }
}
