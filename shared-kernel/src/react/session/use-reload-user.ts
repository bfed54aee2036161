import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { loadCurrentUserAtom } from './load-current-user.ts';

/**
 * Asks the server again who this is and what they may do, after a change of their own or an unexpected refusal. It
 * never rejects, because a failure is a state (see `loadCurrentUserAtom`).
 */
export function useReloadUser(): () => Promise<void> {
  const load = useSetAtom(loadCurrentUserAtom);
  return useCallback(() => load({ force: true }), [load]);
}
