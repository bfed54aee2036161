const STORAGE_KEY = 'cabinet.sidebar';

/** Where a whole sidebar would leave a table too little room. */
const SMALL_PAGE = '(max-width: 1023.98px)';

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Whether the sidebar begins with icons only: as this browser was left, else by the room that there is. */
export function readStoredSidebar(): boolean {
  const stored = readStored();
  return stored === null ? (globalThis.matchMedia?.(SMALL_PAGE).matches ?? false) : stored === 'collapsed';
}

/** Keeps the choice for the next page. */
export function storeSidebar(isCollapsed: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isCollapsed ? 'collapsed' : 'expanded');
  } catch {
    // The choice holds until the page is left.
  }
}
