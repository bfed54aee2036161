import type { QueryParams } from '@cabinet/kernel/http';

/** A page of a list as the API sends it. */
export interface ListPageDto<Item, Totals> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly page: number;
  readonly limit: number;
  readonly next_cursor: string | null;
  readonly totals: Totals;
}

/** A page of a list with the totals of the whole filter. */
export interface ListPage<Item, Totals> {
  readonly items: readonly Item[];
  readonly total: number;
  /** Where the next page begins, in lists that are read by cursor; `null` at the end. */
  readonly nextCursor: string | null;
  readonly totals: Totals;
}

/** Whose rows a list shows. */
export type ListScope = 'my' | 'company' | 'group' | 'all';

/** Filters, order and page of a list. */
export type ListParams = QueryParams;

/** A page whose items are read by `toItem`. */
export function toListPage<Dto, Item, Totals>(
  dto: ListPageDto<Dto, Totals>,
  toItem: (dto: Dto) => Item,
): ListPage<Item, Totals> {
  const { items, total, next_cursor: nextCursor, totals } = dto;
  return { items: items.map(toItem), total, nextCursor, totals };
}
