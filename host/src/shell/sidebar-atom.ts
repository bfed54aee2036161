import { atom } from '@cabinet/kernel/state';

const STORAGE_KEY = 'cabinet.sidebar';

function readStored(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'collapsed';
  } catch {
    return false;
  }
}

const stateAtom = atom(readStored());

/** Whether the sidebar shows icons only; this browser remembers it. */
export const isSidebarCollapsedAtom = atom(
  (get) => get(stateAtom),
  (_get, set, isCollapsed: boolean) => {
    set(stateAtom, isCollapsed);
    try {
      localStorage.setItem(STORAGE_KEY, isCollapsed ? 'collapsed' : 'expanded');
    } catch {
      // The choice holds until the page is left.
    }
  },
);
