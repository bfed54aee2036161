/** Elements that had the focus, the nearest first. Each one stands in for the one before it, if that is gone. */
export type FocusOrigin = readonly HTMLElement[];

const origins = new WeakMap<Element, FocusOrigin>();

/** The origin of the dialog or menu that closed last. The focus is on its way back there, and for a moment nowhere. */
let left: FocusOrigin = [];

function behindMenu(menu: Element): FocusOrigin {
  const trigger = document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(menu.id)}"]`);
  return trigger === null ? [] : [trigger];
}

/**
 * The element that has the focus now, and the one that opened the menu or dialog around it. That menu often closes as
 * this one opens, and the focus would be lost with it.
 */
export function currentFocusOrigin(): FocusOrigin {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return left;
  const layer = active.closest('[role=menu],[role=dialog],[role=alertdialog]');
  if (layer === null) return [active];
  return layer.getAttribute('role') === 'menu' ? behindMenu(layer) : [active, ...(origins.get(layer) ?? [])];
}

/** Remembers, for what opens out of a dialog, where that dialog itself came from. */
export function keepFocusOrigin(dialog: Element, origin: FocusOrigin): void {
  origins.set(dialog, origin);
}

/** Remembers the origin of a dialog or menu for what opens out of it when it is gone. */
export function leaveFocusOrigin(origin: FocusOrigin): void {
  left = origin;
}

/** The first element that is still on the page. */
export function focusHome(origin: FocusOrigin): HTMLElement | null {
  return origin.find((element) => element.isConnected) ?? null;
}
