import { useState } from 'react';
import { notifyPartFailure } from '../../notify/notify-part-failure.ts';
import { Badge } from '../badge.ts';
import { Button } from '../button.tsx';
import { FilterIcon } from '../icons/filter-icon.ts';
import { NARROW_FILTERS_QUERY } from '../table/narrow-query.ts';
import type { TableQuery } from '../table/query/use-table-query.ts';
import { useLazyPart } from '../use-lazy-part.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { FilterChip } from './filter-chip.tsx';
import type { FilterSheetProps } from './filter-sheet.tsx';
import type { ControlFilter, ListChoices, ListFilter, ValueFilter } from './list-filter.tsx';

/** Props of {@link ListFilters}. */
export interface ListFiltersProps {
  readonly filters: readonly ListFilter[];
  readonly query: TableQuery;
  readonly choices?: ListChoices | undefined;
  /** The columns of the table. Where their heads are not in sight, the order is chosen with the filters. */
  readonly columns?: FilterSheetProps['columns'] | undefined;
}

const NO_CHOICES: ListChoices = {};
const NO_COLUMNS: FilterSheetProps['columns'] = [];

const importSheet = () => import('./filter-sheet.tsx');

function SheetButton(props: Omit<FilterSheetProps, 'isOpen' | 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  // Each time the sheet opens, it begins with the filters that are set.
  const [visit, setVisit] = useState(0);
  const close = () => setOpen(false);
  const Sheet = useLazyPart(importSheet, {
    isWanted: isOpen,
    onFailure() {
      notifyPartFailure();
      close();
    },
  });
  const { filters, query } = props;
  const count = filters.filter(({ names }) => names.some((name) => query.filters[name] !== undefined)).length;
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        aria-haspopup="dialog"
        onClick={() => {
          setVisit(visit + 1);
          setOpen(true);
        }}
      >
        <FilterIcon /> Фильтры
        {count > 0 && <Badge colorPalette="accent">{count}</Badge>}
      </Button>
      {Sheet !== null && <Sheet key={visit} {...props} isOpen={isOpen} onClose={close} />}
    </>
  );
}

/** One line of filters: the search, a chip for each, and a way to take all away. Without room it becomes a sheet. */
export function ListFilters({
  filters,
  query,
  choices = NO_CHOICES,
  columns = NO_COLUMNS,
}: ListFiltersProps) {
  const isNarrow = useMediaQuery(NARROW_FILTERS_QUERY);
  const chips = filters.filter((filter): filter is ValueFilter | ControlFilter => filter.kind !== 'search');
  return (
    <>
      {filters.map((filter) => filter.kind === 'search' && <filter.Control key="q" query={query} />)}
      {isNarrow && chips.length > 0 && <SheetButton filters={chips} {...{ query, choices, columns }} />}
      {!isNarrow &&
        chips.map((filter) => (
          <FilterChip key={filter.names[0]} filter={filter} query={query} choices={choices} />
        ))}
      {!isNarrow && query.hasFilters && (
        <Button size="sm" variant="ghost" colorPalette="gray" onClick={query.resetFilters}>
          Сбросить
        </Button>
      )}
    </>
  );
}
