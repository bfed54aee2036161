import type { HttpListener } from '../http/http-events.ts';
import type { CabinetStore } from '../store/cabinet-store.ts';
import { loadCurrentUserAtom } from './load-current-user.ts';

/**
 * Keeps menu and guards in step with the person's rights. An answer with another stamp than that of the user on the
 * page loads the user again (product §17.1).
 */
export function followAccess(store: CabinetStore): HttpListener['onAccessStamp'] {
  let known: string | null = null;
  return (stamp, { isCurrentUser }) => {
    const isNews = known !== null && stamp !== known;
    known = stamp;
    if (isNews && !isCurrentUser) void store.set(loadCurrentUserAtom, { force: true });
  };
}
