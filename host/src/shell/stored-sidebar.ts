const STORAGE_KEY = 'cabinet.sidebar';

/** Whether this browser was left with a sidebar of icons only. */
export function readStoredSidebar(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'collapsed';
  } catch {
    return false;
  }
}

/** Keeps the choice for the next page. */
export function storeSidebar(isCollapsed: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isCollapsed ? 'collapsed' : 'expanded');
  } catch {
    // The choice holds until the page is left.
  }
}
