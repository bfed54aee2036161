import { createStore } from 'jotai';

/** A jotai store, as the tests make one for each case. */
export type CabinetStore = ReturnType<typeof createStore>;

/** Makes a separate store. Only tests need one beside {@link cabinetStore}. */
export function createCabinetStore(): CabinetStore {
  return createStore();
}

/** The one store of the page: host and remotes read and write the same atoms through it. */
export const cabinetStore: CabinetStore = createCabinetStore();
