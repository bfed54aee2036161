import { FilterIcon } from '../icons/filter-icon.ts';
import { NARROW_FILTERS_QUERY } from '../table/narrow-query.ts';
import type { TableQuery } from '../table/query/use-table-query.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { ChipLine } from './chip-line.tsx';
import type { FilterSheetProps } from './filter-sheet.tsx';
import type { ControlFilter, ListChoices, ListFilter, ValueFilter } from './list-filter.tsx';
import { SheetButton } from './sheet-button.tsx';

/** Props of {@link ListFilters}. */
export interface ListFiltersProps {
  readonly filters: readonly ListFilter[];
  readonly query: TableQuery;
  readonly choices?: ListChoices | undefined;
  /** The columns of the table. Where their heads are not in sight, the order is chosen with the filters. */
  readonly columns?: FilterSheetProps['columns'];
}

const NO_CHOICES: ListChoices = {};

/** One line of filters: the search, a chip for each, and a way to take all away. Without room it becomes a sheet. */
export function ListFilters({ filters, query, choices = NO_CHOICES, columns }: ListFiltersProps) {
  const isNarrow = useMediaQuery(NARROW_FILTERS_QUERY);
  const chips = filters.filter((filter): filter is ValueFilter | ControlFilter => filter.kind !== 'search');
  return (
    <>
      {filters.map((filter) => filter.kind === 'search' && <filter.Control key="q" query={query} />)}
      {isNarrow && chips.length > 0 && (
        <SheetButton filters={chips} {...{ query, choices, columns }}>
          <FilterIcon /> Фильтры
        </SheetButton>
      )}
      {!isNarrow && <ChipLine filters={chips} query={query} choices={choices} />}
    </>
  );
}
