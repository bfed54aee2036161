/** Without what the device itself covers. */
export const BOTTOM_BAR_HEIGHT = '4rem';

const VARIABLE = '--bottom-bar-height';

/** Tells the page how much of its end the bottom bar covers; returns what takes it back. */
export function reserveBottomBarRoom(): () => void {
  const { style } = document.documentElement;
  style.setProperty(VARIABLE, `calc(${BOTTOM_BAR_HEIGHT} + env(safe-area-inset-bottom, 0px))`);
  return () => void style.removeProperty(VARIABLE);
}
