import { useLocation } from '@cabinet/kernel/router';
import { useCurrentUser } from '@cabinet/kernel/session';
import { useMemo } from 'react';
import { offeredMenu, offeredRoutes } from '../../federation/remotes.ts';
import { buildMenu, type MenuBlock } from './build-menu.ts';
import { currentEntry } from './current-entry.ts';

/** The menu of the signed-in person and the line that the open page belongs to. */
export function useMenu(): { readonly blocks: readonly MenuBlock[]; readonly current: string | undefined } {
  const user = useCurrentUser();
  const { pathname } = useLocation();
  const blocks = useMemo(
    () => (user === null ? [] : buildMenu(offeredMenu(), offeredRoutes(), user)),
    [user],
  );
  return { blocks, current: currentEntry(blocks, pathname) };
}
