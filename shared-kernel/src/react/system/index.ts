export { applyTheme, COLOR_MODE_SCRIPT } from './color-mode.ts';
export { importPageStyles } from './import-page-styles.ts';
export { startColorMode } from './start-color-mode.ts';
export { drawnStyles } from './style-cache.ts';
export { SystemProvider } from './system-provider.tsx';
export { THEME_SAVE_FAILURE, themeAtom, toggleThemeAtom } from './theme-atoms.ts';
export { useTheme } from './use-theme.ts';
