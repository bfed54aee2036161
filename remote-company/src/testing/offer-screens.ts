import { offeredPathsAtom, type paths } from '@cabinet/kernel/paths';
import type { CabinetStore } from '@cabinet/kernel/state';

type AnyPath = (typeof paths)[keyof typeof paths];

/** Tells a store which screens the registry offers, as the host does. */
export function offerScreens(
  store: CabinetStore,
  ...screens: readonly Pick<AnyPath, 'pattern'>[]
): CabinetStore {
  store.set(
    offeredPathsAtom,
    screens.map(({ pattern }) => pattern),
  );
  return store;
}
