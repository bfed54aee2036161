import type { ReactNode } from 'react';
import { ApiError } from '../../http/api-error.ts';
import { Box, Flex, Stack } from '../layout.ts';
import { ExactSums } from '../money/exact-sums.tsx';
import type { RowAction, TableColumn } from './columns/table-column.ts';
import { useColumnChoice } from './columns/use-column-choice.ts';
import { TablePager } from './query/table-pager.tsx';
import type { TablePaging } from './query/table-paging.ts';
import type { TableQuery } from './query/use-table-query.ts';
import { RefreshLine } from './refresh-line.tsx';
import type { TableView } from './rows/table-view.ts';
import { BulkBar } from './selection/bulk-bar.tsx';
import { useRowSelection } from './selection/use-row-selection.ts';
import { hasFailed, TableContent } from './table-content.tsx';
import { StaleNotice } from './table-notice.tsx';
import { TableTools } from './tools/table-tools.tsx';
import type { ExportOptions } from './tools/use-export.ts';

/** Props of {@link DataTable}. */
export interface DataTableProps<Row> {
  /** Under this name the browser remembers the choice of columns. */
  readonly id: string;
  /** Says what the table lists. This is its accessible name. */
  readonly label: string;
  /** The columns, kept outside the component or memoised. */
  readonly columns: readonly TableColumn<Row>[];
  /** The rows; `undefined` while the first ones are on their way. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  /** Names a row in buttons and for screen readers. */
  readonly rowLabel: (row: Row) => string;
  /** Order and filters. Without it the table neither sorts nor resets filters. */
  readonly query?: Pick<TableQuery, 'sort' | 'setSort' | 'hasFilters' | 'resetFilters' | 'reset'> | undefined;
  readonly paging?: TablePaging | undefined;
  readonly error?: unknown;
  readonly onRetry?: (() => void) | undefined;
  /** Newer rows are on their way. */
  readonly isRefreshing?: boolean | undefined;
  /** How many rows the filters find is not known now. */
  readonly isCounting?: boolean | undefined;
  /** Sums by the id of their column. */
  readonly totals?: Readonly<Record<string, ReactNode>> | undefined;
  /** Says what the totals are of, where they are not of every row; «Итого» otherwise. */
  readonly totalsLabel?: string | undefined;
  readonly rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** The address of a row's own page, which a press anywhere in the row opens. */
  readonly hrefOf?: ((row: Row) => string) | undefined;
  /** Opens what a press anywhere in a row opens, where that is no page. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  /**
   * Buttons for the chosen rows. With it rows can be chosen. `isAll`: every row that the filter finds is meant, on every page.
   */
  readonly bulkActions?: ((rows: readonly Row[], clear: () => void, isAll: boolean) => ReactNode) | undefined;
  /** Every row that the filter finds may be chosen at once. */
  readonly mayChooseFound?: boolean | undefined;
  /** Saves the whole filter as a file. */
  readonly onExport?: ExportOptions['onExport'] | undefined;
  readonly exportFormats?: ExportOptions['formats'];
  /** The filters' controls. */
  readonly filters?: ReactNode;
  /** Shown when there is no row and no filter. */
  readonly empty?: ReactNode;
}

const NO_ROWS: readonly never[] = [];

interface TableToolbarProps {
  readonly filters: ReactNode;
  readonly children: ReactNode;
}

function TableToolbar({ filters, children }: TableToolbarProps) {
  return (
    <Flex gap="2" align="flex-start">
      <Flex gap="2" align="center" flex="1" minW="0">
        {filters}
      </Flex>
      <Flex gap="1">{children}</Flex>
    </Flex>
  );
}

/**
 * A list from the server, with pages, order, filters, choice of columns, totals, actions of a row and of many, export,
 * and every state between asking and having. On a phone the rows become lines under their days.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, query, paging, error, onRetry, isRefreshing = false, bulkActions } = props;
  const choice = useColumnChoice(props.id, columns, rows ?? NO_ROWS);
  const found = props.mayChooseFound === true ? paging?.total : undefined;
  const selection = useRowSelection(rows ?? NO_ROWS, props.rowKey, found);

  const view: TableView<Row> = {
    label: props.label,
    columns: choice.shown,
    rows: rows ?? NO_ROWS,
    rowKey: props.rowKey,
    rowLabel: props.rowLabel,
    rowActions: props.rowActions,
    hrefOf: props.hrefOf,
    onOpen: props.onOpen,
    selection: bulkActions === undefined ? null : selection,
    sort: query?.sort ?? null,
    onSort: query?.setSort,
    totals: props.totals,
    totalsLabel: props.totalsLabel ?? 'Итого',
  };

  // An old or edited link may ask for something that does not exist, and is refused on every try.
  const isRefused = error instanceof ApiError && error.status === 400;
  const wayOut =
    isRefused && query !== undefined
      ? { onRetry: query.reset, retryLabel: 'Сбросить фильтры и порядок' }
      : { onRetry };

  const file = props.onExport && {
    onExport: props.onExport,
    formats: props.exportFormats,
    isDisabled: rows === undefined || rows.length === 0,
  };

  return (
    <Stack gap="3">
      <TableToolbar filters={props.filters}>
        <TableTools {...{ columns, choice, file }} isAlone={props.filters === undefined} />
      </TableToolbar>
      {rows !== undefined && hasFailed(error) && <StaleNotice error={error} {...wayOut} />}
      <Box position="relative">
        {isRefreshing && rows !== undefined && <RefreshLine />}
        <TableContent
          {...{ error, rows, query, paging }}
          empty={props.empty}
          view={view}
          isRefreshing={isRefreshing}
          wayOut={wayOut}
        />
      </Box>
      {props.totals !== undefined && rows !== undefined && rows.length > 0 && <ExactSums />}
      {paging !== undefined && rows !== undefined && rows.length > 0 && (
        <TablePager label={props.label} shown={rows.length} paging={paging} />
      )}
      {bulkActions !== undefined && selection.rows.length > 0 && (
        <BulkBar
          count={selection.rows.length}
          total={found}
          isAll={selection.isAll}
          isCounting={props.isCounting === true}
          onAll={selection.chooseFound}
          onClear={selection.clear}
        >
          {bulkActions(selection.rows, selection.clear, selection.isAll)}
        </BulkBar>
      )}
    </Stack>
  );
}
