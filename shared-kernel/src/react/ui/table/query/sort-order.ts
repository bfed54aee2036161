/** An order as the API takes it: `created_at` for upwards, `-created_at` for downwards. */
export type SortOrder = string;

/** The direction in which a column sorts now. */
export type SortDirection = 'ascending' | 'descending';

/** The direction in which `key` sorts under `order`, or `null` when something else does. */
export function sortDirection(order: SortOrder | null, key: string | undefined): SortDirection | null {
  if (order === null || key === undefined) return null;
  if (order === key) return 'ascending';
  return order === `-${key}` ? 'descending' : null;
}

/** The order after a press on the head of a column: upwards, then downwards, then upwards again. */
export function nextSortOrder(order: SortOrder | null, key: string): SortOrder {
  return sortDirection(order, key) === 'ascending' ? `-${key}` : key;
}
