import { useMemo } from 'react';
import type { QueryParams } from '../../http/query-string.ts';
import { useSWR } from '../../state/swr.ts';
import { useSWRInfinite } from '../../state/swr-infinite.ts';
import type { SortOrder } from '../table/query/sort-order.ts';
import type { TablePaging } from '../table/query/table-paging.ts';
import { type TableQuery, useTableQuery } from '../table/query/use-table-query.ts';
import type { ListFilter } from './list-filter.tsx';
import { type FileExport, type FileExportOptions, useFileExport } from './use-file-export.ts';

/** A page of a list as the API sends it. */
export interface ListPage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  /** Where the next page begins, in lists that are read by cursor; `null` at the end. */
  readonly nextCursor: string | null;
}

/** What {@link useList} takes. `filters` are kept outside the component. */
export interface ListOptions<Page extends ListPage<unknown>> {
  /** How the keys of the query cache begin: what is listed, and whose it is. */
  readonly cacheKey: readonly [resource: string, scope: string];
  /** Reads a page by filters, order, size, and its number or its cursor. */
  readonly fetch: (params: QueryParams) => Promise<Page>;
  readonly filters: readonly ListFilter[];
  /** The fields by which the list can be sorted. */
  readonly sorts?: readonly string[] | undefined;
  readonly defaultSort?: SortOrder | undefined;
  /** For a list of millions. It grows by so many rows at a press of «Показать ещё», and has only one order. */
  readonly growsBy?: number | undefined;
  /** Where the whole filter is saved as a file, and the name of that. Without it the list has no file. */
  readonly file?: Omit<FileExportOptions, 'filters'> | undefined;
}

/** A list: what the address asks for, and what has arrived. `ListTable` draws it. */
export interface List<Page extends ListPage<unknown>> {
  /** The first page, with the totals of the whole filter. */
  readonly page: Page | undefined;
  readonly rows: readonly Page['items'][number][] | undefined;
  readonly query: TableQuery;
  readonly filters: readonly ListFilter[];
  readonly file: FileExport | undefined;
  readonly paging: TablePaging | undefined;
  readonly error: unknown;
  readonly isRefreshing: boolean;
  /** How many rows the chosen filters find is on its way, or did not come: the rows in sight are of others. */
  readonly isCounting: boolean;
  readonly onRetry: () => void;
}

/** A link cannot load more pages at once, because each page needs the cursor of the one before. */
const MAX_FIRST_PAGES = 8;
const DEDUPING_MS = 5_000;

function useNumberedPages<Page extends ListPage<unknown>>(
  { cacheKey, fetch, growsBy }: ListOptions<Page>,
  query: TableQuery,
) {
  const { params, page, limit, setPage: onPage, setLimit: onLimit } = query;
  const { data, error, isLoading, isValidating, mutate } = useSWR<Page, unknown>(
    growsBy === undefined ? [...cacheKey, params] : null,
    () => fetch(params),
    { keepPreviousData: true, dedupingInterval: DEDUPING_MS },
  );
  const paging: TablePaging | undefined = data && {
    kind: 'pages',
    page,
    limit,
    total: data.total,
    onPage,
    onLimit,
  };
  return {
    pages: useMemo(() => data && [data], [data]),
    paging,
    error,
    isRefreshing: isValidating && data !== undefined,
    isCounting: isLoading || error !== undefined,
    onRetry: () => void mutate(),
  };
}

function useGrowingPages<Page extends ListPage<unknown>>(
  { cacheKey, fetch, growsBy }: ListOptions<Page>,
  { filters, page, grow }: TableQuery,
) {
  const params = useMemo(() => ({ ...filters, limit: growsBy }), [filters, growsBy]);
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<Page, unknown>(
    (index: number, previous: Page | null) => {
      if (growsBy === undefined) return null;
      if (index === 0) return [...cacheKey, params];
      const cursor = previous?.nextCursor ?? null;
      return cursor === null ? null : [...cacheKey, { ...params, cursor }];
    },
    ([, , asked]: readonly [string, string, QueryParams]) => fetch(asked),
    {
      // As many rows as there were before a reload. They are fresh whenever the list is opened; «more» asks only for
      // the next page.
      initialSize: Math.min(page, MAX_FIRST_PAGES),
      revalidateOnMount: true,
      revalidateFirstPage: false,
      keepPreviousData: true,
      dedupingInterval: DEDUPING_MS,
    },
  );
  // A `mutate` by a filter of keys skips those of `useSWRInfinite`. This key asks for nothing itself: it hears that the
  // list has changed, and all its pages are read again.
  useSWR(growsBy === undefined ? null : [...cacheKey, params, 'again'], () => mutate().then(() => null), {
    fallbackData: null,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  const hasMore = data?.at(-1)?.nextCursor != null;
  const isLoadingMore = data !== undefined && size > data.length && hasMore;
  const onMore = () => {
    void setSize(size + 1);
    grow(size + 1);
  };
  const paging: TablePaging | undefined = data && {
    kind: 'more',
    hasMore,
    isLoadingMore,
    onMore,
    total: data[0]?.total,
  };
  return {
    pages: data,
    paging,
    error,
    isRefreshing: isValidating && !isLoadingMore && data !== undefined,
    isCounting: isLoading || error !== undefined,
    onRetry: () => void mutate(),
  };
}

/**
 * A list from its declaration: filters, order and page in the address, rows by SWR, and its file. While the next page,
 * order or filter is on its way the previous rows stay in sight.
 *
 * @example const list = useList({ cacheKey: ['users', 'all'], fetch: fetchUsers, filters: FILTERS });
 */
export function useList<Page extends ListPage<unknown>>(options: ListOptions<Page>): List<Page> {
  const { filters, sorts, defaultSort, growsBy, file } = options;
  const query = useTableQuery({ filters, sorts, defaultSort });
  const numbered = useNumberedPages(options, query);
  const growing = useGrowingPages(options, query);
  const { pages, ...state } = growsBy === undefined ? numbered : growing;
  const rows = useMemo(() => pages?.flatMap(({ items }) => items), [pages]);
  return {
    ...state,
    page: pages?.[0],
    rows,
    query,
    filters,
    file: useFileExport(file && { ...file, filters: query.filters }),
  };
}
