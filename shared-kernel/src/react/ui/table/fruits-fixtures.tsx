import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../../testing/render-with-providers.tsx';
import { ApiError } from '../../http/api-error.ts';
import type { TableColumn } from './columns/table-column.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { useTableQuery } from './query/use-table-query.ts';

export interface Fruit {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly origin: string;
}

export const FRUITS: readonly Fruit[] = [
  { id: 'a', name: 'Яблоко', price: 10, origin: 'Тула' },
  { id: 'b', name: 'Груша', price: 20, origin: 'Орёл' },
  { id: 'c', name: 'Слива', price: 30, origin: 'Сочи' },
];

const COLUMNS: readonly TableColumn<Fruit>[] = [
  { id: 'name', header: 'Название', cell: ({ name }) => name, sortKey: 'name', isTitle: true },
  { id: 'price', header: 'Цена', cell: ({ price }) => price, sortKey: 'price', isNumeric: true },
  { id: 'origin', header: 'Откуда', cell: ({ origin }) => origin, isOptional: true },
];

export const failed = new ApiError({
  status: 500,
  category: 'system',
  message: 'Ошибка сервера',
  code: 'SYS.001',
});

export function Fruits(props: Partial<DataTableProps<Fruit>>) {
  const query = useTableQuery({ filters: [{ names: ['q'] }], defaultSort: 'name' });
  return (
    <>
      <button type="button" onClick={() => query.setFilters({ q: 'яблоко' })}>
        Искать яблоко
      </button>
      <output>{JSON.stringify(query.params)}</output>
      <DataTable
        id="fruits"
        label="Фрукты"
        columns={COLUMNS}
        rows={FRUITS}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        query={query}
        paging={{
          kind: 'pages',
          page: query.page,
          limit: query.limit,
          total: 45,
          onPage: query.setPage,
          onLimit: query.setLimit,
        }}
        {...props}
      />
    </>
  );
}

export const renderTable = (props: Partial<DataTableProps<Fruit>> = {}, at = '/') =>
  renderWithProviders(<Fruits {...props} />, { at });

export const params = () => JSON.parse(screen.getByText(/^\{/).textContent ?? '{}');
