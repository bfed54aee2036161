export { BREAKPOINTS, cabinetSystem } from './cabinet-system.ts';
export { COLOR_MODE_SCRIPT, COLOR_MODE_STORAGE_KEY } from './color-mode.ts';
export { startColorMode } from './start-color-mode.ts';
export { SystemProvider } from './system-provider.tsx';
export type { ThemeSaveOutcome } from './theme-atoms.ts';
export { THEME_SAVE_FAILURE, themeAtom, toggleThemeAtom } from './theme-atoms.ts';
export type { ThemeSwitch } from './use-theme.ts';
export { useTheme } from './use-theme.ts';
