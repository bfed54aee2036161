import { markdownTable } from '../../scripts/lib/table.mjs';
import { median } from '../lib/statistics.mjs';

/**
 * @typedef {import('./visit.mjs').Visit} Visit
 * @typedef {Map<string, Visit[]>} Results visits by the page's name
 */

const digits = (/** @type {number} */ count) => (/** @type {number} */ value) => value.toFixed(count);
const whole = digits(0);
const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);

/** @type {readonly (readonly [keyof Visit, string, (value: number) => string])[]} */
const COLUMNS = [
  ['fcp', 'FCP', whole],
  ['ready', 'ready', whole],
  ['live', 'live', whole],
  ['cls', 'CLS', digits(3)],
  ['blocked', 'blocked', whole],
  ['bytes', 'KB until ready', kilobytes],
  ['warmReady', 'warm ready', whole],
  ['warmLive', 'warm live', whole],
  ['route', 'route change', whole],
  ['again', 'again', whole],
];

/**
 * @typedef {object} Goal
 * @property {string} page
 * @property {keyof Visit} measure
 * @property {number} most what the ratio may be; without a floor what the value itself may be
 * @property {readonly [page: string, measure: keyof Visit, unit: string]} [floor]
 */

/** @type {Goal['floor']} */
const S = ['floor/home', 'ready', ' S'];
/** @type {Goal['floor']} */
const R = ['floor/login', 'ready', ' R'];

/** @type {readonly Goal[]} */
const GOALS = [
  { page: '/login', measure: 'live', most: 1.7, floor: R },
  { page: '/', measure: 'fcp', most: 0.6, floor: S },
  { page: '/', measure: 'ready', most: 1.3, floor: S },
  { page: '/', measure: 'live', most: 1.7, floor: S },
  { page: '/', measure: 'warmReady', most: 1.8, floor: ['floor/home', 'warmReady', '×'] },
  { page: '/', measure: 'route', most: 2.5, floor: ['floor/home', 'route', '×'] },
  { page: '/', measure: 'again', most: 1.8, floor: ['floor/home', 'again', '×'] },
  { page: '/finances', measure: 'ready', most: 2.5, floor: S },
  { page: '/payment', measure: 'ready', most: 2.5, floor: S },
  ...['/login', '/', '/finances', '/payment'].map(
    (page) => /** @type {const} */ ({ page, measure: 'cls', most: 0 }),
  ),
];

/** @param {Results} results @param {string} page @param {keyof Visit} measure */
const valuesOf = (results, page, measure) =>
  (results.get(page) ?? []).flatMap((visit) => visit[measure] ?? []);

/** @param {Results} results */
function times(results) {
  return markdownTable([
    ['ms', ...COLUMNS.map(([, title]) => title)],
    ...[...results.keys()].map((page) => {
      const cells = COLUMNS.map(([measure, , show]) => {
        const values = valuesOf(results, page, measure);
        if (values.length === 0) return '';
        const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(show);
        return least === most ? `${middle}` : `${middle} (${least}–${most})`;
      });
      return [`\`${page}\``, ...cells];
    }),
  ]);
}

/** @param {Results} results */
function goals(results) {
  const rows = GOALS.map(({ page, measure, most, floor }) => {
    const own = median(valuesOf(results, page, measure));
    const base = floor ? median(valuesOf(results, floor[0], floor[1])) : 1;
    const unit = floor?.[2] ?? '';
    const title = COLUMNS.find(([column]) => column === measure)?.[1] ?? measure;
    // To the third digit, as everybody gives a shift: below that are fractions of a pixel.
    const ratio = floor ? own / base : Number(own.toFixed(3));
    return [
      `\`${page}\``,
      title,
      `${ratio.toFixed(floor ? 2 : 3)}${unit}`,
      floor ? `≤ ${most}${unit}` : `${most}`,
      ratio <= most ? 'held' : '**missed**',
    ];
  });
  return markdownTable([['page', 'measure', 'beside the floor', 'goal', 'state'], ...rows]);
}

/**
 * Two Markdown tables: medians (least–most), and what the goals are compared with. S is `ready` of `floor/home`, R that
 * of `floor/login`, × the same measure of `floor/home`.
 *
 * @param {Results} results
 */
export const tablesOf = (results) => [times(results), goals(results)].join('\n\n');
