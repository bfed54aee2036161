import { Select } from '../../select/select.tsx';
import type { TableColumn } from '../columns/table-column.ts';
import type { SortOrder } from './sort-order.ts';

/** Props of {@link SortChoice}. */
export interface SortChoiceProps {
  readonly columns: readonly Pick<TableColumn<never>, 'header' | 'sortKey'>[];
  readonly sort: SortOrder | null;
  readonly onSort: (order: SortOrder) => void;
}

/** The order, where no head of a column can be pressed. Nothing is shown where no column sorts. */
export function SortChoice({ columns, sort, onSort }: SortChoiceProps) {
  const options = columns.flatMap(({ header, sortKey }) =>
    sortKey === undefined
      ? []
      : [
          { value: sortKey, label: `${header}: по возрастанию` },
          { value: `-${sortKey}`, label: `${header}: по убыванию` },
        ],
  );
  if (options.length === 0) return null;
  return (
    <Select
      size="sm"
      aria-label="Порядок"
      options={options}
      value={sort ?? ''}
      {...(sort === null ? { placeholder: 'Порядок по умолчанию' } : {})}
      onChange={(event) => {
        if (event.target.value !== '') onSort(event.target.value);
      }}
    />
  );
}
