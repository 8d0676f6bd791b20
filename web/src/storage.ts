// The data the browser keeps for us.

/** The browser's storage. If it is forbidden, choices are forgotten, which is no reason to stop. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** What is kept as long as the page is open, through a reload; the same holds of it. */
export function pageStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
