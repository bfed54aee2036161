/** The edges of something on the screen. */
interface Place {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Between the toasts, the edge of the window, and a button. */
export const TOAST_GAP_PX = 12;
const START_PX = 16;

/**
 * The highest place where toasts of this height lie over no button; at the top where there is none.
 *
 * @param room where what must stay free begins, from the top of the window
 */
export function clearTop(
  toasts: { readonly height: number } & Pick<Place, 'left' | 'right'>,
  buttons: readonly Place[],
  room: number,
): number {
  const inTheWay = buttons
    .filter(({ left, right }) => left < toasts.right && right > toasts.left)
    .sort((one, other) => one.top - other.top);
  let top = START_PX;
  for (const button of inTheWay) {
    const isOver = button.top < top + toasts.height && button.bottom > top;
    if (isOver) top = button.bottom + TOAST_GAP_PX;
  }
  return top + toasts.height <= room ? top : START_PX;
}
