// What the browser keeps for us.

/** The browser's storage. It may forbid it; what was chosen is then forgotten, which is no reason to stop. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
