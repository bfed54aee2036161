import useSWR from 'swr';
import type { NumberedPaging } from './table-paging.ts';
import type { TableQuery } from './use-table-query.ts';

/** A page of a list as the API sends it (product §10.3). */
export interface ListPage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly limit: number;
}

/** What {@link useTableList} takes. */
export interface TableListOptions<Page extends ListPage<unknown>> {
  /** The cache key of this page, order and filter: `userKeys.list(query.params)`. */
  readonly cacheKey: readonly unknown[] | string;
  readonly fetch: () => Promise<Page>;
  readonly query: TableQuery;
}

/** Props for a `DataTable`, and the page as it came. */
export interface TableList<Page extends ListPage<unknown>> {
  readonly page: Page | undefined;
  readonly tableProps: {
    readonly rows: Page['items'] | undefined;
    readonly error: unknown;
    readonly isRefreshing: boolean;
    readonly onRetry: () => void;
    readonly query: TableQuery;
    readonly paging: NumberedPaging | undefined;
  };
}

/**
 * Asks for one page of a list. While the next page, order or filter is on the way the former rows stay in sight.
 *
 * @example const { tableProps } = useTableList({ cacheKey: userKeys.list(query.params), fetch: () => fetchUsers(query.params), query });
 */
export function useTableList<Page extends ListPage<unknown>>({
  cacheKey,
  fetch,
  query,
}: TableListOptions<Page>): TableList<Page> {
  const { data, error, isValidating, mutate } = useSWR<Page, unknown>(cacheKey, fetch, {
    keepPreviousData: true,
  });
  const paging: NumberedPaging | undefined = data && {
    kind: 'pages',
    page: query.page,
    limit: query.limit,
    total: data.total,
    onPage: query.setPage,
    onLimit: query.setLimit,
  };
  return {
    page: data,
    tableProps: {
      rows: data?.items,
      error,
      isRefreshing: isValidating && data !== undefined,
      onRetry: () => void mutate(),
      query,
      paging,
    },
  };
}
