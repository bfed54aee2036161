/** The part of jotai that the cabinet uses; remotes import it from here so that all share one jotai. */

export { atom, Provider as StoreProvider, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
