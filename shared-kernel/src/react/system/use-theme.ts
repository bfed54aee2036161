import { useAtomValue, useSetAtom } from 'jotai';
import type { Theme } from '../session/user.ts';
import { type ThemeSaveOutcome, themeAtom, toggleThemeAtom } from './theme-atoms.ts';

/** The colour mode and its switch. */
export interface ThemeSwitch {
  readonly theme: Theme;
  toggle(): Promise<ThemeSaveOutcome>;
}

/** Reads and switches the colour mode. */
export function useTheme(): ThemeSwitch {
  return { theme: useAtomValue(themeAtom), toggle: useSetAtom(toggleThemeAtom) };
}
