import { useCallback, useMemo, useState } from 'react';
import { PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from '../../../../core/contract/limits.ts';
import { type ChangeOptions, useSearchParams } from '../../../router/use-search-params.ts';
import type { SortOrder } from './sort-order.ts';

/** The part of a filter that stands in the address. */
export interface QueryFilter {
  /** Its names in the address and in the API. A range has two. Any other name in the address is left alone. */
  readonly names: readonly string[];
  /** Whether a value is valid. Any other value counts as absent, so that a broken link shows the list. */
  readonly accepts?: ((value: string) => boolean) | undefined;
  /** Whether the two ends of a range are the wrong way round, so that they count as absent. */
  readonly isReversed?: ((from: string, to: string) => boolean) | undefined;
}

/** What {@link useTableQuery} takes. */
export interface TableQueryOptions {
  readonly filters?: readonly QueryFilter[] | undefined;
  /** The fields by which the list can be sorted. Without them the address is believed. */
  readonly sorts?: readonly string[] | undefined;
  readonly defaultSort?: SortOrder | undefined;
  readonly defaultLimit?: number | undefined;
}

/** Filters that are set, by name. */
export type FilterValues = Readonly<Record<string, string>>;

/**
 * What a table asks for. It is kept in the address, so that it survives a reload, a return and a shared link; the way back
 * undoes what was chosen last.
 */
export interface TableQuery {
  readonly page: number;
  readonly limit: number;
  readonly sort: SortOrder | null;
  readonly filters: FilterValues;
  readonly hasFilters: boolean;
  /** All of it, for the call and for the cache key. */
  readonly params: Readonly<Record<string, string | number>>;
  setPage(page: number): void;
  /** Keeps how far a growing list has come. The way back does not shorten it. */
  grow(page: number): void;
  setLimit(limit: number): void;
  setSort(sort: SortOrder): void;
  /** Sets filters at once, and an order with them. An empty text or `null` takes one away. The table goes back to its first page. */
  setFilters(change: Readonly<Record<string, string | null>>, sort?: SortOrder | null): void;
  resetFilters(): void;
  /**
   * Forgets page, size, order and filters, as the way out of an address that asks for something that does not exist.
   */
  reset(): void;
}

const NONE: readonly never[] = [];

function wholeNumber(text: string | null, fallback: number, max: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 && value <= max ? value : fallback;
}

function write(params: URLSearchParams, name: string, value: string | null | undefined): void {
  if (value === null || value === undefined || value === '') params.delete(name);
  else params.set(name, value);
}

function readFilters(search: URLSearchParams, filters: readonly QueryFilter[]): FilterValues {
  const set: Record<string, string> = {};
  for (const { names, accepts, isReversed } of filters) {
    const values = names.map((name) => {
      const value = search.get(name);
      return value && accepts?.(value) !== false ? value : undefined;
    });
    const [from, to] = values;
    if (from !== undefined && to !== undefined && isReversed?.(from, to)) continue;
    for (const [index, value] of values.entries()) {
      const name = names[index];
      if (name !== undefined && value !== undefined) set[name] = value;
    }
  }
  return set;
}

/** Keeps the first of equal values, so that what depends on it does not change without cause. */
function useStable<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}

/**
 * Page, order and filters of a table, read from the address and written to it. What equals the default is not written.
 *
 * @example const query = useTableQuery({ filters: [{ names: ['q'] }], defaultSort: '-created_at' });
 */
export function useTableQuery(options: TableQueryOptions = {}): TableQuery {
  const { filters: known = NONE, sorts } = options;
  const { defaultSort = null, defaultLimit = PAGE_LIMIT_DEFAULT } = options;
  const [search, changeSearch] = useSearchParams();
  const page = wholeNumber(search.get('page'), 1, Number.MAX_SAFE_INTEGER);
  const limit = wholeNumber(search.get('limit'), defaultLimit, PAGE_LIMIT_MAX);
  const asked = search.get('sort') || null;
  const isKnownSort = asked !== null && sorts?.includes(asked.replace(/^-/, '')) !== false;
  const sort = isKnownSort ? asked : defaultSort;
  const filters = useStable(readFilters(search, known));
  // It reads the address and not the drawn names, because a change of the address may be on its way.
  const names = useStable(known.flatMap((filter) => filter.names));

  const change = useCallback(
    (entries: readonly (readonly [string, string | null])[], history: ChangeOptions) => {
      changeSearch(
        (now) => {
          for (const [name, value] of entries) write(now, name, value);
          return now;
        },
        { preventScrollReset: true, ...history },
      );
    },
    [changeSearch],
  );

  return useMemo(() => {
    const toSort = (next: SortOrder | null) => ['sort', next === defaultSort ? null : next] as const;
    return {
      page,
      limit,
      sort,
      filters,
      hasFilters: Object.keys(filters).length > 0,
      params: { ...filters, page, limit, ...(sort === null ? {} : { sort }) },
      setPage: (next) => change([toPage(next)], {}),
      grow: (next) => change([toPage(next)], { replace: true }),
      setLimit: (next) =>
        change([pageOne, ['limit', next === defaultLimit ? null : String(next)]], { of: 'limit' }),
      setSort: (next) => change([pageOne, toSort(next)], { of: 'sort' }),
      setFilters: (next, order) =>
        change([pageOne, ...Object.entries(next), ...(order === undefined ? [] : [toSort(order)])], {
          of: Object.keys(next).join(' '),
        }),
      resetFilters: () => change([pageOne, ...names.map(toNothing)], {}),
      reset: () => change(['page', 'limit', 'sort', ...names].map(toNothing), { replace: true }),
    };
  }, [page, limit, sort, filters, names, change, defaultLimit, defaultSort]);
}

const toPage = (page: number) => ['page', page === 1 ? null : String(page)] as const;

const pageOne = toPage(1);

const toNothing = (name: string) => [name, null] as const;
