import { closeAllModalsAtom, openModalsAtom } from '@cabinet/kernel/modals';
import { notifyPartFailure } from '@cabinet/kernel/notify';
import { paths } from '@cabinet/kernel/paths';
import { useNavigate } from '@cabinet/kernel/router';
import { clearSessionAtom, isSessionHeldAtom, useCurrentUser } from '@cabinet/kernel/session';
import { useAtomValue, useSetAtom } from '@cabinet/kernel/state';
import { useLazyPart } from '@cabinet/kernel/ui';
import { useEffect, useRef } from 'react';

const importModals = () => import(/* webpackChunkName: "modals" */ './open-modals.tsx');

/** Draws the modals that are open. Their code arrives with the first one; all close when the person is another. */
export function ModalHost() {
  const isSessionHeld = useAtomValue(isSessionHeldAtom);
  const isAnyOpen = useAtomValue(openModalsAtom).length > 0 || isSessionHeld;
  const userId = useCurrentUser()?.id;
  const closeAll = useSetAtom(closeAllModalsAtom);
  const clearSession = useSetAtom(clearSessionAtom);
  const navigate = useNavigate();
  const shown = useRef({ userId, isSessionHeld });
  const OpenModals = useLazyPart(importModals, {
    isWanted: isAnyOpen,
    onFailure() {
      closeAll();
      notifyPartFailure();
      // Without the question to sign in again nobody would own the page.
      if (isSessionHeld) clearSession();
    },
  });

  useEffect(
    function closeWithPerson() {
      const former = shown.current;
      shown.current = { userId, isSessionHeld };
      if (former.userId === undefined || former.userId === userId) return;
      closeAll();
      // The held page belongs to the previous person.
      if (former.isSessionHeld && userId !== undefined) void navigate(paths.home.to(), { replace: true });
    },
    [userId, isSessionHeld, closeAll, navigate],
  );

  return isAnyOpen && OpenModals && <OpenModals />;
}
