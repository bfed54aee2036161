import type { Theme } from '../session/user.ts';

/** Where the mode is kept, so that the next page is drawn in it from its first pixel. */
export const COLOR_MODE_STORAGE_KEY = 'cabinet.theme';

/**
 * For a `<script>` in the page's head, before anything is drawn. It is a plain string that never changes between
 * builds, and the content security policy allows it by its hash.
 */
export const COLOR_MODE_SCRIPT = `(()=>{let t;try{t=localStorage.getItem('${COLOR_MODE_STORAGE_KEY}')}catch{}document.documentElement.classList.add(t==='dark'?'dark':'light')})()`;

/** Everything but `dark` is light, because the system's own theme is not followed (product §9.3). */
export function toTheme(value: unknown): Theme {
  return value === 'dark' ? 'dark' : 'light';
}

/** The mode that this browser was left in. */
export function readStoredTheme(): Theme {
  try {
    return toTheme(localStorage.getItem(COLOR_MODE_STORAGE_KEY));
  } catch {
    return 'light';
  }
}

/** Draws the page in a mode and keeps it for the next page. */
export function applyTheme(theme: Theme): void {
  const { classList } = document.documentElement;
  classList.toggle('dark', theme === 'dark');
  classList.toggle('light', theme === 'light');
  try {
    if (localStorage.getItem(COLOR_MODE_STORAGE_KEY) !== theme)
      localStorage.setItem(COLOR_MODE_STORAGE_KEY, theme);
  } catch {
    // Without storage the next page starts light.
  }
}
