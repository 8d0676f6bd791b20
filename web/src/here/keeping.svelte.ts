// Whether matches played in this browser will last, for the page to say.

/** Whether they outlive the page. */
export class Keeping {
  /** False if the browser offers no storage. */
  lasting = $state(true);
  /** The browser has no room for the next step. */
  full = $state(false);

  /** Asks the browser not to delete them by itself, after the first match, when there is something to lose. */
  persist(): void {
    // An insecure page cannot ask.
    const storage = navigator.storage as StorageManager | undefined;
    void storage?.persist?.().catch(() => {});
  }
}
