import { atom } from 'jotai';
import { isSessionRefusal } from '../http/is-session-refusal.ts';
import { patch } from '../http/methods.ts';
import { updateUserAtom, userAtom } from '../session/session-atoms.ts';
import type { Theme } from '../session/user.ts';
import { readStoredTheme } from './color-mode.ts';

/** Shown when the theme could not be saved (product §8.6). */
export const THEME_SAVE_FAILURE = 'Не удалось обновить тему';

/**
 * `local` means that nobody is signed in, so only this browser keeps it, `reverted` that saving failed, and `refused` that
 * the session is over, which the session itself tells.
 */
export type ThemeSaveOutcome = 'saved' | 'local' | 'reverted' | 'refused';

/** The mode that the page is in. `startColorMode` draws it. */
export const themeAtom = atom<Theme>(readStoredTheme());

const lastSaveAtom = atom(0);

/**
 * Switches between light and dark at once, saves it, and switches back when saving fails. Of several quick switches
 * only the failure of the last one counts.
 */
export const toggleThemeAtom = atom(null, async (get, set): Promise<ThemeSaveOutcome> => {
  const before = get(userAtom)?.settings.theme;
  const theme: Theme = get(themeAtom) === 'dark' ? 'light' : 'dark';
  set(themeAtom, theme);
  if (before === undefined) return 'local';
  const save = get(lastSaveAtom) + 1;
  set(lastSaveAtom, save);
  try {
    await patch('users/me/theme', { body: { theme } });
  } catch (error) {
    if (get(lastSaveAtom) !== save) return 'saved';
    set(themeAtom, get(userAtom)?.settings.theme ?? before);
    return isSessionRefusal(error) ? 'refused' : 'reverted';
  }
  const user = get(userAtom);
  if (user !== null) set(updateUserAtom, { settings: { ...user.settings, theme } });
  return 'saved';
});
