const DEFINES =
  /^create (?:or replace )?(?:unlogged |unique |constraint )?(table|index|trigger|view|type|statistics) (?:concurrently )?(?:if not exists )?(\w+)/;
const CHANGES = /^alter table (?:if exists )?(?:only )?(\w+)(?: add (column|constraint) (\w+))?/;
const INSIDE = /^ {2}(?:add )?(column |constraint )?([a-z_]\w*) /;
/** What speaks to the program that migrates, or to a reader of history. */
const DIRECTIVE = /^(step|small:|unused since)/;

/**
 * The comment that stands directly above each definition, by the name of what is defined; a column's is `table.column`.
 * What is defined anew has the comment of its last definition, or none.
 *
 * @param {string} text all migrations, in their order
 */
export function commentsOf(text) {
  /** @type {Map<string, string[]>} */
  const comments = new Map();
  /** @type {string[]} */
  let above = [];
  let table = '';
  for (const line of text.split('\n')) {
    const [, comment] = line.match(/^\s*-- ?(.*)$/) ?? [];
    if (comment !== undefined) {
      if (!DIRECTIVE.test(comment)) above.push(comment);
      continue;
    }
    const [, kind, name = ''] = line.match(DEFINES) ?? [];
    const [, changed, part = '', added] = line.match(CHANGES) ?? [];
    const [, sort = '', inside] = line.match(INSIDE) ?? [];
    if (kind) comments.set(name, above);
    if (kind === 'table') table = name;
    if (changed) table = changed;
    const partName = added ?? (above.length > 0 ? inside : undefined);
    if (partName) comments.set(/constraint/.test(part + sort) ? partName : `${table}.${partName}`, above);
    above = [];
  }
  return comments;
}
