/** The cabinet's sign, on 32 × 32: a message whose lines are those of an account, with a coin at the end. */
export const MARK = {
  bubble:
    'M10.5 1h11a9.5 9.5 0 0 1 9.5 9.5v11a9.5 9.5 0 0 1-9.5 9.5H4a3 3 0 0 1-3-3V10.5A9.5 9.5 0 0 1 10.5 1z',
  /** The lines, drawn as strokes with round ends. */
  lines: 'M10.6 12.1h10.8M10.6 19.9h3.8',
  coin: 'M21.4 19.9h.01',
  strokeWidth: 4.2,
  coinOpacity: 0.6,
} as const;

const COLOR = '#0b6a67';

/** The sign as an SVG document in its own colours, for places that no style of the cabinet reaches: tabs, letters. */
export const MARK_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${COLOR}" d="${MARK.bubble}"/><g stroke="white" stroke-width="${MARK.strokeWidth}" stroke-linecap="round"><path d="${MARK.lines}"/><path opacity="${MARK.coinOpacity}" d="${MARK.coin}"/></g></svg>`;

/** The same sign as an address. */
export const MARK_URL = `data:image/svg+xml,${encodeURIComponent(MARK_SVG)}`;
