export type { ModalId } from './modals-atom.ts';
export {
  closeAllModalsAtom,
  closeModalAtom,
  modalFlagsAtom,
  openModalAtom,
  openModalsAtom,
} from './modals-atom.ts';
export { useModal } from './use-modal.ts';
