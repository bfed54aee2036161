import { notify } from '@cabinet/kernel/notify';
import { SIGN_OUT_FAILURE, signOutAtom } from '@cabinet/kernel/session';
import { useSetAtom } from '@cabinet/kernel/state';
import { useCallback } from 'react';
import { mayTry } from '../federation/may-try.ts';
import { endTrial } from '../federation/stored-trial.ts';
import { hasChosenToLeaveAtom } from './chosen-departure.ts';

/** Ends the session here and on the server; a server that did not agree is worth a toast (product §4.4, §8.6). */
export function useSignOut(): () => Promise<void> {
  const signOut = useSetAtom(signOutAtom);
  const setChosenToLeave = useSetAtom(hasChosenToLeaveAtom);
  return useCallback(async () => {
    setChosenToLeave(true);
    const outcome = await signOut();
    if (mayTry()) endTrial();
    if (outcome === 'failed') notify.error(SIGN_OUT_FAILURE);
  }, [signOut, setChosenToLeave]);
}
