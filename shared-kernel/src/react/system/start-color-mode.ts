import { userAtom } from '../session/session-atoms.ts';
import { type CabinetStore, cabinetStore } from '../store/cabinet-store.ts';
import { applyTheme, COLOR_MODE_STORAGE_KEY, toTheme } from './color-mode.ts';
import { themeAtom } from './theme-atoms.ts';

/** Keeps the page in the user's saved mode and in step with other tabs. It runs once, as the page starts. */
export function startColorMode(store: CabinetStore = cabinetStore): () => void {
  const draw = () => applyTheme(store.get(themeAtom));
  let savedTheme = store.get(userAtom)?.settings.theme;
  const followUser = () => {
    const theme = store.get(userAtom)?.settings.theme;
    if (theme !== undefined && theme !== savedTheme) store.set(themeAtom, theme);
    savedTheme = theme;
  };
  const followOtherTab = (event: StorageEvent) => {
    if (event.key === COLOR_MODE_STORAGE_KEY) store.set(themeAtom, toTheme(event.newValue));
  };
  const unsubscribes = [store.sub(themeAtom, draw), store.sub(userAtom, followUser)];
  window.addEventListener('storage', followOtherTab);
  draw();
  return () => {
    window.removeEventListener('storage', followOtherTab);
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
