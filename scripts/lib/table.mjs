/**
 * Columns of text, each as wide as its widest cell. The first stands to the left, numbers to the right.
 *
 * @param {string[][]} rows the first is the head
 */
export function table(rows) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const isNumber = (rows[0] ?? []).map((_, column) =>
    rows.slice(1).every((row) => /^\d/.test(row[column] ?? '')),
  );
  const line = (/** @type {string[]} */ row) =>
    row
      .map((cell, i) => (isNumber[i] ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  const [head = [], ...rest] = rows;
  const rule = line(widths.map((width, i) => '─'.repeat(head[i] ? width : 0)));
  return [line(head), rule, ...rest.map(line)].join('\n');
}

/** The same as Markdown. @param {readonly (readonly (string | number)[])[]} rows the head first */
export function markdownTable([head = [], ...rows]) {
  const rule = head.map((_, column) =>
    rows.every((row) => /^(-?\d.*)?$/.test(String(row[column] ?? ''))) ? '--:' : '---',
  );
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
