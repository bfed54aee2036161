import { Card } from '../card.ts';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState, type ErrorStateProps } from '../error-state.tsx';
import { useMediaQuery } from '../use-media-query.ts';
import type { DataTableProps } from './data-table.tsx';
import { DesktopTable } from './desktop/desktop-table.tsx';
import { NARROW_QUERY } from './narrow-query.ts';
import { PhoneRows } from './phone/phone-rows.tsx';
import type { TableView } from './rows/table-view.ts';
import { NoRows } from './table-notice.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

const DEFAULT_EMPTY = <EmptyState title="Пока ничего нет" description="Записи появятся здесь." />;

interface TableContentProps<Row>
  extends Pick<DataTableProps<Row>, 'rows' | 'error' | 'query' | 'paging' | 'empty'> {
  readonly view: TableView<Row>;
  readonly isRefreshing: boolean;
  readonly wayOut: Pick<ErrorStateProps, 'onRetry' | 'retryLabel'>;
}

/** The rows, or what is shown in their place. */
export function TableContent<Row>(props: TableContentProps<Row>) {
  const { rows, error, query, paging, view, isRefreshing, wayOut } = props;
  const isNarrow = useMediaQuery(NARROW_QUERY);
  if (rows === undefined && hasFailed(error))
    return (
      <Card p="0">
        <ErrorState error={error} {...wayOut} />
      </Card>
    );
  if (rows === undefined) return <TableSkeleton isPhone={isNarrow} />;
  if (rows.length === 0)
    return (
      <NoRows
        onResetFilters={query?.hasFilters === true ? query.resetFilters : undefined}
        onFirstPage={paging?.kind === 'pages' && paging.page > 1 ? () => paging.onPage(1) : undefined}
      >
        {props.empty ?? DEFAULT_EMPTY}
      </NoRows>
    );
  const List = isNarrow ? PhoneRows : DesktopTable;
  return <List view={view} isBusy={isRefreshing} />;
}

/** SWR says `undefined`, a caller may say `null`. */
export function hasFailed(error: unknown): boolean {
  return error !== undefined && error !== null;
}
