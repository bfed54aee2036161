import { atom } from 'jotai';

/** The cabinet's own modals; a remote may bring others under ids of its own. */
export type OwnModalId = 'login' | 'logout' | 'edit-profile' | 'edit-avatar';

/** Id of any modal. */
export type ModalId = OwnModalId | (string & {});

/** Open or closed, for the four modals of product §2.7. */
export interface ModalFlags {
  readonly login: boolean;
  readonly logout: boolean;
  readonly editProfile: boolean;
  readonly editAvatar: boolean;
}

const openIdsAtom = atom<ReadonlySet<ModalId>>(new Set<ModalId>());

/** Ids of the modals that are open, in the order of opening; none at start. */
export const openModalsAtom = atom<readonly ModalId[]>((get) => [...get(openIdsAtom)]);

/** The four flags; all closed at start. */
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

/** Closes all of them, as when the session ends. */
export const closeAllModalsAtom = atom(null, (_get, set) => set(openIdsAtom, new Set<ModalId>()));
