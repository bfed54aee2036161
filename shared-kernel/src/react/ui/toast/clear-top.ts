/** The edges of something on the screen. */
interface Place {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The room between the toasts, the edge of the window, and what must stay free. */
export const TOAST_GAP_PX = 12;
const START_PX = 16;

/**
 * The highest place where toasts of this height lie over no button and no open menu that must stay free. It is the top
 * where there is no such place.
 *
 * @param room where what must stay free begins, from the top of the window
 */
export function clearTop(
  toasts: { readonly height: number } & Pick<Place, 'left' | 'right'>,
  obstacles: readonly Place[],
  room: number,
): number {
  const inTheWay = obstacles
    .filter(({ left, right }) => left < toasts.right && right > toasts.left)
    .sort((one, other) => one.top - other.top);
  let top = START_PX;
  for (const place of inTheWay) {
    const isOver = place.top < top + toasts.height && place.bottom > top;
    if (isOver) top = place.bottom + TOAST_GAP_PX;
  }
  return top + toasts.height <= room ? top : START_PX;
}
