import { atom } from 'jotai';

/** The cabinet's own modals; a remote may bring others under ids of its own. */
export type OwnModalId = 'login' | 'logout' | 'edit-profile' | 'edit-avatar';

/** Id of any modal. */
export type ModalId = OwnModalId | (string & {});

/** The flags of the four modals of product §2.7. */
export interface ModalFlags {
  readonly login: boolean;
  readonly logout: boolean;
  readonly editProfile: boolean;
  readonly editAvatar: boolean;
}

const openIdsAtom = atom<ReadonlySet<ModalId>>(new Set<ModalId>());

/** The ids of the open modals, in the order of opening. None is open at the start. */
export const openModalsAtom = atom<readonly ModalId[]>((get) => [...get(openIdsAtom)]);

/** The four flags. All modals are closed at the start. */
export const modalFlagsAtom = atom<ModalFlags>((get) => {
  const open = get(openIdsAtom);
  return {
    login: open.has('login'),
    logout: open.has('logout'),
    editProfile: open.has('edit-profile'),
    editAvatar: open.has('edit-avatar'),
  };
});

/** Opens a modal. */
export const openModalAtom = atom(null, (_get, set, id: ModalId) => {
  set(openIdsAtom, (open) => new Set([...open, id]));
});

/** Closes a modal. */
export const closeModalAtom = atom(null, (_get, set, id: ModalId) => {
  set(openIdsAtom, (open) => new Set([...open].filter((each) => each !== id)));
});

/** Closes all modals, as at the end of the session. */
export const closeAllModalsAtom = atom(null, (_get, set) => set(openIdsAtom, new Set<ModalId>()));
