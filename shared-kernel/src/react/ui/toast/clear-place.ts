/** The edges of something on the screen, from the left and the top of the window. */
interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Something that a person may be about to press. */
export interface Obstacle extends Box {
  /** What it costs to cover it, where every place covers something. */
  readonly weight: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where toasts begin: the distance from the top and from the end of the window. */
export interface ToastsPlace {
  readonly top: number;
  readonly end: number;
}

/** The room between the toasts, the edge of the window, and what must stay free. */
export const TOAST_GAP_PX = 12;
const EDGE_PX = 16;
/** How far along the window from its end the toasts may go, in parts of what there is. */
const COLUMNS = [0, 0.25, 0.5, 0.75, 1];

/** Where the toasts are while nothing is in their way. */
export const USUAL_PLACE: ToastsPlace = { top: EDGE_PX, end: EDGE_PX };

const isOver = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/**
 * The place where toasts of this size lie over no control: the present one while it is free, else the highest one at the end
 * of the window, else one further from the end. Where there is none, it is the place that covers what is least in use.
 *
 * @param room the window above the bars at its end
 */
export function clearPlace(
  toasts: Size,
  obstacles: readonly Obstacle[],
  room: Size,
  present: ToastsPlace = USUAL_PLACE,
): ToastsPlace {
  function costOf({ top, end }: ToastsPlace): number {
    const right = room.width - end;
    const own = { top, bottom: top + toasts.height, left: right - toasts.width, right };
    if (own.bottom > room.height || own.left < 0) return Number.POSITIVE_INFINITY;
    return obstacles.reduce((sum, obstacle) => sum + (isOver(own, obstacle) ? obstacle.weight : 0), 0);
  }
  if (costOf(present) === 0) return present;
  const free = Math.max(0, room.width - toasts.width - 2 * EDGE_PX);
  const tops = [EDGE_PX, ...obstacles.map(({ bottom }) => bottom + TOAST_GAP_PX)].sort((a, b) => a - b);
  const places = COLUMNS.flatMap((part) => tops.map((top) => ({ top, end: EDGE_PX + free * part })));
  const costs = places.map(costOf);
  return places[costs.indexOf(Math.min(...costs))] ?? USUAL_PLACE;
}
