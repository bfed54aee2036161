import { type ModalId, openModalsAtom } from '@cabinet/kernel/modals';
import { useAtomValue } from '@cabinet/kernel/state';
import type { ComponentType } from 'react';
import { LoginModal } from './login-modal.tsx';
import { LogoutModal } from './logout-modal.tsx';
import { RemoteModal } from './remote-modal.tsx';

const OWN_MODALS: Readonly<Record<string, ComponentType | undefined>> = {
  login: LoginModal,
  logout: LogoutModal,
};

function Modal({ id }: { readonly id: ModalId }) {
  const Own = Object.hasOwn(OWN_MODALS, id) ? OWN_MODALS[id] : undefined;
  return Own === undefined ? <RemoteModal id={id} /> : <Own />;
}

/** Every modal whose flag is up: the host's own, or a remote's. */
export default function OpenModals() {
  return useAtomValue(openModalsAtom).map((id) => <Modal key={id} id={id} />);
}
