import type { ReactNode } from 'react';
import { Stack } from '../layout.ts';
import { DataTable, type DataTableProps } from '../table/data-table.tsx';
import { ExportProgress } from './export-progress.tsx';
import type { ListChoices } from './list-filter.tsx';
import { ListFilters } from './list-filters.tsx';
import type { List, ListPage } from './use-list.ts';

/** Props of {@link ListTable}: those of the table that the list does not give. */
export interface ListTableProps<Row>
  extends Omit<
    DataTableProps<Row>,
    'rows' | 'query' | 'paging' | 'error' | 'onRetry' | 'isRefreshing' | 'isCounting' | 'onExport' | 'filters'
  > {
  readonly list: List<ListPage<Row>>;
  /** The choices of filters that are known only here, by the filter's name. */
  readonly choices?: ListChoices | undefined;
  /** Stands beside the filters. */
  readonly beside?: ReactNode;
}

/** A list as a table: its filters, its rows in every state, its pages, and its file with the progress of that. */
export function ListTable<Row>({ list, choices, beside, ...table }: ListTableProps<Row>) {
  const { rows, query, paging, error, onRetry, isRefreshing, isCounting, filters, file } = list;
  return (
    <Stack gap="4">
      {file && <ExportProgress {...file} />}
      <DataTable
        {...table}
        {...{ rows, query, paging, error, onRetry, isRefreshing, isCounting }}
        onExport={file?.save}
        filters={
          filters.length === 0 && beside === undefined ? undefined : (
            <>
              <ListFilters filters={filters} query={query} choices={choices} columns={table.columns} />
              {beside}
            </>
          )
        }
      />
    </Stack>
  );
}
