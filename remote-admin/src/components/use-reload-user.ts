import { loadCurrentUserAtom } from '@cabinet/kernel/session';
import { useSetAtom } from '@cabinet/kernel/state';
import { useCallback } from 'react';

/** Asks the server again who this is and what they may. */
export function useReloadUser(): () => Promise<void> {
  const load = useSetAtom(loadCurrentUserAtom);
  return useCallback(() => load({ force: true }), [load]);
}
