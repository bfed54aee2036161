import { clearTop, TOAST_GAP_PX } from './clear-top.ts';

const VARIABLE = '--toasts-top';

/** The things that a person is about to press: the button that a screen is for, and an open menu. */
const IN_USE = '[data-primary], [role=menu][data-state=open]';

/** Where the toasts begin, as CSS. */
export const TOASTS_TOP = `var(${VARIABLE}, 1rem)`;

/** Where the bars at the end of the window begin. The page says how much of its end they cover. */
function roomAboveBars(): number {
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
  return window.innerHeight - (Number.isNaN(covered) ? 0 : covered);
}

function place(): void {
  const toasts = [...document.querySelectorAll<HTMLElement>('[data-scope="toast"][data-part="root"]')];
  const [first] = toasts;
  if (first === undefined) return;
  const { left, right } = first.getBoundingClientRect();
  const height = toasts.reduce((sum, { offsetHeight }) => sum + offsetHeight + TOAST_GAP_PX, 0);
  const inUse = [...document.querySelectorAll(IN_USE)].map((part) => part.getBoundingClientRect());
  const top = clearTop({ left, right, height }, inUse, roomAboveBars());
  document.documentElement.style.setProperty(VARIABLE, `${top}px`);
}

/**
 * Keeps the toasts off the buttons that a screen asks people to press and off open menus, wherever scrolling or another
 * screen brings them.
 *
 * @param hasToasts until it is false, after a start
 */
export function keepClearOfButtons(hasToasts: () => boolean) {
  let frame = 0;
  function next() {
    frame = requestAnimationFrame(() => {
      frame = 0;
      place();
      if (hasToasts()) next();
    });
  }
  return {
    start() {
      if (frame === 0) next();
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
