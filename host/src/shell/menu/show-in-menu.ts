/** What stays free around a part that was brought into sight: the title of a folded section stands at the end. */
const MARGIN_PX = 48;

/** Scrolls the menu as little as shows a part of it, and the page not at all. */
export function showInMenu(menu: Element, part: Element | null): void {
  if (part === null) return;
  const [frame, shown] = [menu.getBoundingClientRect(), part.getBoundingClientRect()];
  const below = shown.bottom + MARGIN_PX - frame.bottom;
  const above = frame.top + MARGIN_PX - shown.top;
  if (below > 0) menu.scrollTop += Math.min(below, -above);
  else if (above > 0) menu.scrollTop -= above;
}
