import type { Statement, StatementLine, UnreadLine } from '../../api/bank-statements.ts';

/** What stands in the list of a statement: lines, and what could not be read, in the order of the file. */
export type StatementItem = StatementLine | UnreadLine;

export const isLine = (item: StatementItem): item is StatementLine => 'state' in item;

/** By what the list is filtered. */
export const stateOf = (item: StatementItem) => (isLine(item) ? item.state : 'unread');

/** A release before answers nothing of what it could not read. */
export function itemsOf({ lines, unread = [] }: Statement): readonly StatementItem[] {
  return unread.length === 0 ? lines : [...lines, ...unread].sort((one, other) => one.n - other.n);
}
