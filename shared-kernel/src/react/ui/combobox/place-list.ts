const GAP = 4;
const EDGE = 8;
const MIN_WIDTH = 224;
const MIN_HEIGHT = 96;
const MAX_HEIGHT = 288;

/** The part of the page that a keyboard on the screen leaves free. */
function visibleRange(): { readonly top: number; readonly bottom: number } {
  const view = window.visualViewport;
  const top = view?.offsetTop ?? 0;
  return { top, bottom: top + (view?.height ?? window.innerHeight) };
}

/** It also hears what is scrolled inside of the page. */
const wholeHeight = (list: Element) =>
  [...list.children].reduce((sum, { scrollHeight }) => sum + scrollHeight, 0);

/**
 * Puts a list that floats over the page at its input: below it, or above it where there is more room, and always inside
 * the window.
 */
export function placeList(list: HTMLElement, input: Element): void {
  const { top, bottom, left, width } = input.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const visible = visibleRange();
  const below = visible.bottom - bottom - GAP - EDGE;
  const above = top - visible.top - GAP - EDGE;
  const wanted = Math.min(wholeHeight(list), MAX_HEIGHT);
  const isBelow = below >= wanted || below >= above;
  const room = Math.max(MIN_HEIGHT, Math.min(MAX_HEIGHT, isBelow ? below : above));
  const wide = Math.min(Math.max(width, MIN_WIDTH), clientWidth - 2 * EDGE);
  Object.assign(list.style, {
    top: isBelow ? `${bottom + GAP}px` : 'auto',
    bottom: isBelow ? 'auto' : `${clientHeight - top + GAP}px`,
    left: `${Math.max(EDGE, Math.min(left, clientWidth - EDGE - wide))}px`,
    width: `${wide}px`,
    maxHeight: `${room}px`,
  });
}
