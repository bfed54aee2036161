import { offeredScreensAtom } from '../react/paths/offered-paths.ts';
import type { CabinetStore } from '../react/store/cabinet-store.ts';

/** Tells a store which screens the registry offers, as the host does. */
export function offerScreens(
  store: CabinetStore,
  ...screens: readonly { readonly pattern: string }[]
): CabinetStore {
  store.set(
    offeredScreensAtom,
    screens.map(({ pattern }) => ({ path: pattern, title: pattern, permission: null })),
  );
  return store;
}
