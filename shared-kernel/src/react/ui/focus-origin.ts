/** Elements that had the focus, the nearest first: each stands in for the one before it, should that be gone. */
export type FocusOrigin = readonly HTMLElement[];

const origins = new WeakMap<Element, FocusOrigin>();

/** Of the dialog or menu that closed last: the focus is on its way back there, and for a moment nowhere. */
let left: FocusOrigin = [];

function behindMenu(menu: Element): FocusOrigin {
  const trigger = document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(menu.id)}"]`);
  return trigger === null ? [] : [trigger];
}

/**
 * What has the focus now, and what opened the menu or dialog in which it is: that one often closes as this one opens, and
 * the focus would be lost with it.
 */
export function currentFocusOrigin(): FocusOrigin {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return left;
  const layer = active.closest('[role=menu],[role=dialog],[role=alertdialog]');
  if (layer === null) return [active];
  return layer.getAttribute('role') === 'menu' ? behindMenu(layer) : [active, ...(origins.get(layer) ?? [])];
}

/** Remembers for what opens out of a dialog where that dialog itself came from. */
export function keepFocusOrigin(dialog: Element, origin: FocusOrigin): void {
  origins.set(dialog, origin);
}

/** Remembers, for what opens out of a dialog or menu that is gone by then, where that one came from. */
export function leaveFocusOrigin(origin: FocusOrigin): void {
  left = origin;
}

/** The first one that is still on the page. */
export function focusHome(origin: FocusOrigin): HTMLElement | null {
  return origin.find((element) => element.isConnected) ?? null;
}
