/** Where the browser keeps nothing, a text lives as long as the page. */
const kept = new Map<string, string>();

/** Keeps a text in this tab only: a reload, or a sign-in on the way, loses nothing. */
export function keepInTab(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    kept.set(key, text);
  }
}

/** The text that this tab keeps under a key, or `null`. */
export function readFromTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? kept.get(key) ?? null;
  } catch {
    return kept.get(key) ?? null;
  }
}

/** Forgets what this tab keeps under a key, if it keeps anything. */
export function forgetInTab(key: string): void {
  kept.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There was none.
  }
}
