/** What the contents of columns take, in rem and with the padding of a cell, by the id of a column. */
export type ContentWidths = Readonly<Record<string, number>>;

/** The padding of a cell at both sides, with that of the outermost ones. */
const PADDING_REM = 1.75;
/** Texts of as many letters differ by a little, and only one of them is measured. */
const SLACK_REM = 0.25;

/** Figures are as wide as each other, so texts that differ by figures alone are equally wide. */
const makeUpOf = (text: string) => text.replace(/\d/g, '0');

/**
 * Texts are compared as texts, so that few cells of a column are measured, not every one: the longest of all texts, or of
 * each make-up of figures.
 */
function longestOf(cells: Iterable<Element>, keyOf: (cell: Element) => string): Element[] {
  const longest = new Map<string, Element>();
  for (const cell of cells) {
    const key = keyOf(cell);
    if (cell.textContent.length > (longest.get(key)?.textContent.length ?? -1)) longest.set(key, cell);
  }
  return [...longest.values()];
}

const figuresOf = (cell: Element) => (cell.hasAttribute('data-whole') ? makeUpOf(cell.textContent) : '');

/** A text that ends in dots has several boxes as well, but in one line. */
const isWrapped = (range: Range) =>
  new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;

function paddingOf(cell: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  return Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
}

/** Pictures beside a text, also where initials stand in for one, and the paper of a badge, need their room as it does. */
const BESIDE_TEXT = 'svg, img, .chakra-badge, [data-fill=avatar]';

/**
 * From where the text of a cell begins to where it ends, in px, with what stands beside it and also where the cell cuts it.
 * Nobody knows how wide a text would be that wraps.
 */
function textWidth(cell: Element): number {
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  // Below zero where the table is scrolled sideways.
  let [start, end] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const part of cell.querySelectorAll(BESIDE_TEXT)) {
    const { left, right, width } = part.getBoundingClientRect();
    if (width > 1) [start, end] = [Math.min(start, left), Math.max(end, right)];
  }
  while (texts.nextNode() !== null) {
    // What is hidden for the eye has a box of one pixel.
    if (texts.currentNode.parentElement?.offsetWidth === 1) continue;
    range.selectNode(texts.currentNode);
    if (isWrapped(range)) return Number.NaN;
    const { left, right, width } = range.getBoundingClientRect();
    if (width > 0) [start, end] = [Math.min(start, left), Math.max(end, right)];
  }
  return Math.max(0, end - start);
}

const remPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The width of a table's place in rem. Nothing is known where nothing is laid out, as in tests. */
export function roomOf({ clientWidth }: HTMLElement): number | undefined {
  return clientWidth === 0 ? undefined : clientWidth / remPx();
}

/** What the longest text of each column takes, with its head and total. Nothing is known where nothing is laid out, as in tests. */
export function contentWidths(
  table: HTMLElement,
  columns: readonly { readonly id: string }[],
): ContentWidths {
  if (!('getBoundingClientRect' in Range.prototype)) return {};
  const rem = remPx();
  const entries = columns.flatMap(({ id }) => {
    const at = (part: string) => table.querySelectorAll(`${part} [data-column="${id}"]`);
    const cells = [...at('thead'), ...longestOf(at('tbody'), figuresOf), ...at('tfoot')];
    const width = Math.max(0, ...cells.map((cell) => textWidth(cell) + paddingOf(cell)));
    return Number.isNaN(width) ? [] : [[id, width / rem] as const];
  });
  return Object.fromEntries(entries);
}

const SUM = /[+−]?\d[\d\u00a0]*(?:,\d+)?\u00a0₽/g;

/** What a sum in this text needs: its own room where the words before it wrap, else theirs as well. */
function sumWidth(text: Node, cell: Element): number {
  const range = document.createRange();
  const isOneLine = getComputedStyle(text.parentElement ?? cell).whiteSpace === 'nowrap';
  const widths = [...(text.textContent ?? '').matchAll(SUM)].map((sum) => {
    range.setStart(text, isOneLine ? 0 : sum.index);
    range.setEnd(text, sum.index + sum[0].length);
    return range.getBoundingClientRect().width;
  });
  return Math.max(0, ...widths);
}

const sumsOf = ({ textContent }: Element) => (textContent.match(SUM) ?? []).map(makeUpOf).join();

/** What the longest sum among the words of each column takes: it is never cut, whatever the words do. */
export function sumWidths(table: HTMLElement, columns: readonly { readonly id: string }[]): ContentWidths {
  if (!('getBoundingClientRect' in Range.prototype)) return {};
  const rem = remPx();
  const entries = columns.flatMap(({ id }) => {
    const at = table.querySelectorAll(`tbody [data-column="${id}"]:not([data-whole])`);
    const cells = longestOf([...at].filter(sumsOf), sumsOf);
    if (cells.length === 0) return [];
    let width = 0;
    for (const cell of cells) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      while (texts.nextNode() !== null) width = Math.max(width, sumWidth(texts.currentNode, cell));
    }
    return [[id, width / rem + PADDING_REM] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * The wider of each, with some slack; the very same as before where nothing is wider, so that nothing is drawn again. What
 * wraps is at most as wide as its column, so it does not push that on.
 */
export function widerOf(before: ContentWidths, measured: ContentWidths): ContentWidths {
  const wider = Object.entries(measured).filter(([id, width]) => width > (before[id] ?? 0));
  if (wider.length === 0) return before;
  return { ...before, ...Object.fromEntries(wider.map(([id, width]) => [id, width + SLACK_REM])) };
}
