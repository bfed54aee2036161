import { clearPlace, type Obstacle, TOAST_GAP_PX, type ToastsPlace, USUAL_PLACE } from './clear-place.ts';

const [TOP, END] = ['--toasts-top', '--toasts-end'];

/** Where the toasts begin, as CSS. */
export const TOASTS_TOP = `var(${TOP}, ${USUAL_PLACE.top}px)`;
/** How far from the end of the window they are, as CSS. */
export const TOASTS_END = `var(${END}, ${USUAL_PLACE.end}px)`;

const OPEN_LISTS = '[role=menu][data-state=open], [role=listbox][data-state=open]';
/** What a screen, its head and its bars ask people to press, and fill in. */
const IN_USE = `button, input, select, textarea, [role=tab], nav a, header a, [data-primary], ${OPEN_LISTS}`;
const CONTROLS = `a[href], ${IN_USE}`;
const [IN_USE_WEIGHT, LINK_WEIGHT] = [100, 1];

/** It costs a layout, and nobody sees toasts step aside faster. */
const FRAMES_BETWEEN = 6;

/** Where the bars at the end of the window begin. The page says how much of its end they cover. */
function roomAboveBars() {
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
  const { innerHeight, innerWidth: width } = window;
  return { width, height: innerHeight - (Number.isNaN(covered) ? 0 : covered) };
}

/** What can be pressed now: in a dialog, when one is open. */
function obstacles(): Obstacle[] {
  const dialog = [...document.querySelectorAll('[aria-modal=true][data-state=open]')].at(-1);
  const controls = [
    ...(dialog ?? document).querySelectorAll(CONTROLS),
    ...(dialog === undefined ? [] : document.querySelectorAll(OPEN_LISTS)),
  ];
  return controls
    .filter((control) => control.closest('[data-scope=toast]') === null)
    .map((control) => {
      const { top, bottom, left, right } = control.getBoundingClientRect();
      return { top, bottom, left, right, weight: control.matches(IN_USE) ? IN_USE_WEIGHT : LINK_WEIGHT };
    })
    .filter(
      ({ top, bottom, left, right }) => bottom > Math.max(top, 0) && right > left && top < window.innerHeight,
    );
}

const shownToasts = () => [
  ...document.querySelectorAll<HTMLElement>('[data-scope="toast"][data-part="root"]'),
];

function place(toasts: readonly HTMLElement[], present: ToastsPlace): ToastsPlace {
  const [first] = toasts;
  if (first === undefined) return USUAL_PLACE;
  const height = toasts.reduce((sum, { offsetHeight }) => sum + offsetHeight + TOAST_GAP_PX, -TOAST_GAP_PX);
  const next = clearPlace({ width: first.offsetWidth, height }, obstacles(), roomAboveBars(), present);
  const { style } = document.documentElement;
  style.setProperty(TOP, `${next.top}px`);
  style.setProperty(END, `${next.end}px`);
  return next;
}

/**
 * Keeps the toasts off everything that people press and fill in, wherever scrolling or another screen brings it.
 *
 * @param hasToasts until it is false, after a start
 */
export function keepClearOfControls(hasToasts: () => boolean) {
  let frame = 0;
  let present = USUAL_PLACE;
  let known = 0;
  function next(count: number) {
    frame = requestAnimationFrame(() => {
      frame = 0;
      const toasts = shownToasts();
      if (count % FRAMES_BETWEEN === 0 || toasts.length !== known) present = place(toasts, present);
      known = toasts.length;
      if (hasToasts()) next(count + 1);
    });
  }
  return {
    start() {
      if (frame === 0) next(0);
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
