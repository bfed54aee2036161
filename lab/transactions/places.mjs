const LAST_ID = 'ffffffff-ffff-7fff-bfff-ffffffffffff';

/** Shares of a history, from its end, that are asked again and again. */
export const PLACES = [0.1, 0.3, 0.5, 0.7, 0.9, 0.985];

/** Somewhere nobody has asked before. */
export const newPlace = () => Math.random() * 0.98;

/**
 * A cursor as `next_cursor` holds one: a time to the microsecond and an id.
 *
 * @param {Pick<import('./cases.mjs').History, 'first' | 'last'>} history
 * @param {number | undefined} share of the history, from its end
 */
export function cursorAt({ first, last }, share) {
  if (share === undefined) return undefined;
  const at = new Date(last.getTime() - share * (last.getTime() - first.getTime()));
  return { at: at.toISOString().replace('Z', '000Z'), id: LAST_ID };
}
