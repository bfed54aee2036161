const STORAGE_KEY = 'cabinet.tools';

/** Where the whole menu of an administrator would push its own lines out of sight. */
const SHORT_PAGE = '(max-height: 799.98px)';

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Whether the foldable section begins open: as this browser was left, else by the room that there is. */
export function readStoredFold(): boolean {
  const stored = readStored();
  return stored === null ? !(globalThis.matchMedia?.(SHORT_PAGE).matches ?? false) : stored === 'open';
}

/** Keeps the choice for the next page. */
export function storeFold(isOpen: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isOpen ? 'open' : 'folded');
  } catch {
    // The choice holds until the page is left.
  }
}
