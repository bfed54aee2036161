import { type OfferedScreen, offeredScreensAtom } from '../react/paths/offered-paths.ts';
import type { CabinetStore } from '../react/store/cabinet-store.ts';

/** A screen of a test; without a title it is called by its address, without a permission everybody may open it. */
type ScreenDraft = { readonly pattern: string } & Partial<Omit<OfferedScreen, 'path'>>;

/** Tells a store which screens the registry offers, as the host does. */
export function offerScreens(store: CabinetStore, ...screens: readonly ScreenDraft[]): CabinetStore {
  store.set(
    offeredScreensAtom,
    screens.map(({ pattern, title = pattern, permission = null, anyPermission = [] }) => ({
      path: pattern,
      title,
      permission,
      anyPermission,
    })),
  );
  return store;
}
