/** An order as the API takes it: `created_at` upwards, `-created_at` downwards. */
export type SortOrder = string;

/** Which way a column sorts now. */
export type SortDirection = 'ascending' | 'descending';

/** Which way `key` sorts under `order`, or `null` when something else does. */
export function sortDirection(order: SortOrder | null, key: string | undefined): SortDirection | null {
  if (order === null || key === undefined) return null;
  if (order === key) return 'ascending';
  return order === `-${key}` ? 'descending' : null;
}

/** The order after the head of a column was pressed: upwards, then downwards, then upwards again. */
export function nextSortOrder(order: SortOrder | null, key: string): SortOrder {
  return sortDirection(order, key) === 'ascending' ? `-${key}` : key;
}
