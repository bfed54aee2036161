import { atom } from '@cabinet/kernel/state';
import { readStoredSidebar, storeSidebar } from './stored-sidebar.ts';

const stateAtom = atom(readStoredSidebar());

/** Whether the sidebar shows icons only; this browser remembers it. */
export const isSidebarCollapsedAtom = atom(
  (get) => get(stateAtom),
  (_get, set, isCollapsed: boolean) => {
    set(stateAtom, isCollapsed);
    storeSidebar(isCollapsed);
  },
);
