export type { ModalFlags, ModalId, OwnModalId } from './modals-atom.ts';
export {
  closeAllModalsAtom,
  closeModalAtom,
  modalFlagsAtom,
  openModalAtom,
  openModalsAtom,
} from './modals-atom.ts';
export type { ModalSwitch } from './use-modal.ts';
export { useModal } from './use-modal.ts';
