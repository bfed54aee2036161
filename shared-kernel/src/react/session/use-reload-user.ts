import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { loadCurrentUserAtom } from './load-current-user.ts';

/**
 * Asks the server again who this is and what they may: after a change of their own, or a refusal that the page did not
 * expect. It never rejects; a failure is a state (see `loadCurrentUserAtom`).
 */
export function useReloadUser(): () => Promise<void> {
  const load = useSetAtom(loadCurrentUserAtom);
  return useCallback(() => load({ force: true }), [load]);
}
