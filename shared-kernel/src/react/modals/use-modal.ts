import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { closeModalAtom, type ModalId, openModalAtom, openModalsAtom } from './modals-atom.ts';

/** The flag of one modal, and its switch. */
export interface ModalSwitch {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
}

/** Reads and switches a modal by its id. */
export function useModal(id: ModalId): ModalSwitch {
  const isOpen = useAtomValue(openModalsAtom).includes(id);
  const openModal = useSetAtom(openModalAtom);
  const closeModal = useSetAtom(closeModalAtom);
  return {
    isOpen,
    open: useCallback(() => openModal(id), [openModal, id]),
    close: useCallback(() => closeModal(id), [closeModal, id]),
  };
}
