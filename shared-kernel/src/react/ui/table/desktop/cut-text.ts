import type { PointerEvent } from 'react';

/** A text that ends in dots says itself whole to the pointer above it. Only the cell under the pointer is looked at. */
export function tellCutText({ target }: PointerEvent): void {
  const cell = target instanceof Element ? target.closest('td, th') : null;
  if (!(cell instanceof HTMLElement)) return;
  const isCut = cell.scrollWidth > cell.clientWidth;
  if (isCut) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}
