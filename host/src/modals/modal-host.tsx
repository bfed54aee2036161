import { closeAllModalsAtom, openModalsAtom } from '@cabinet/kernel/modals';
import { userAtom } from '@cabinet/kernel/session';
import { useAtomValue, useSetAtom } from '@cabinet/kernel/state';
import { useLazyPart } from '@cabinet/kernel/ui';
import { useEffect, useRef } from 'react';
import { notifyPartFailure } from '../shell/notify-part-failure.ts';

const importModals = () => import(/* webpackChunkName: "modals" */ './open-modals.tsx');

/** Draws the modals that are open. Their code arrives with the first one; all close when the session ends. */
export function ModalHost() {
  const isAnyOpen = useAtomValue(openModalsAtom).length > 0;
  const isSignedIn = useAtomValue(userAtom) !== null;
  const closeAll = useSetAtom(closeAllModalsAtom);
  const wasSignedIn = useRef(isSignedIn);
  const OpenModals = useLazyPart(importModals, {
    isWanted: isAnyOpen,
    onFailure() {
      closeAll();
      notifyPartFailure();
    },
  });

  useEffect(
    function closeWithSession() {
      if (wasSignedIn.current && !isSignedIn) closeAll();
      wasSignedIn.current = isSignedIn;
    },
    [isSignedIn, closeAll],
  );

  return isAnyOpen && OpenModals && <OpenModals />;
}
