import { type ModalId, openModalsAtom } from '@cabinet/kernel/modals';
import { isSessionHeldAtom } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import type { ComponentType } from 'react';
import { LoginModal } from './login-modal.tsx';
import { LogoutModal } from './logout-modal.tsx';
import { RemoteModal } from './remote-modal.tsx';
import { SessionEndModal } from './session-end-modal.tsx';

const OWN_MODALS: Readonly<Record<string, ComponentType | undefined>> = {
  login: LoginModal,
  logout: LogoutModal,
};

function Modal({ id }: { readonly id: ModalId }) {
  const Own = Object.hasOwn(OWN_MODALS, id) ? OWN_MODALS[id] : undefined;
  return Own === undefined ? <RemoteModal id={id} /> : <Own />;
}

/** Every modal whose flag is up: the host's own, or a remote's; above them the question to sign in again. */
export default function OpenModals() {
  const openIds = useAtomValue(openModalsAtom);
  const isSessionHeld = useAtomValue(isSessionHeldAtom);
  return (
    <>
      {openIds.map((id) => (
        <Modal key={id} id={id} />
      ))}
      {isSessionHeld && <SessionEndModal />}
    </>
  );
}
