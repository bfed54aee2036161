import { untilOwnWay } from '../page/until-own-way.ts';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** The heading of a part gets the focus, unless something in the part has it already. */
function focusHeading(part: HTMLElement): boolean {
  if (part.contains(document.activeElement)) return true;
  const heading = part.querySelector<HTMLElement>(HEADINGS);
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * Brings the part of a page that an address names by its hash into view, once it is there, and keeps it there while what
 * stands above it grows, until the person goes their own way.
 *
 * @param leaving Ends it, because the page is left.
 */
export function leadToPart(id: string, leaving: AbortSignal): void {
  if (leaving.aborted) return;
  let hasFocus = false;
  function look() {
    const part = document.getElementById(id);
    if (part === null) return;
    part.scrollIntoView?.({ block: 'start' });
    hasFocus ||= focusHeading(part);
  }
  const arrival = new MutationObserver(() => hasFocus || look());
  const growth = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
  const stop = untilOwnWay(() => {
    arrival.disconnect();
    growth?.disconnect();
  });
  arrival.observe(document.body, { childList: true, subtree: true });
  growth?.observe(document.body);
  leaving.addEventListener('abort', stop);
  // Behind the browser's own step to the hash, with which it lets the focus go.
  setTimeout(look);
}
