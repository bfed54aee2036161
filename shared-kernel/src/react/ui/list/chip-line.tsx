import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { Button } from '../button.tsx';
import type { TableQuery } from '../table/query/use-table-query.ts';
import { FilterChip } from './filter-chip.tsx';
import type { ControlFilter, ListChoices, ValueFilter } from './list-filter.tsx';
import { SheetButton } from './sheet-button.tsx';
import { useFitting } from './use-fitting.ts';

const Line = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flex: '1 1 auto',
    minWidth: '0',
    position: 'relative',
    '& > :empty': { display: 'none' },
    '& > *': { flexShrink: '0', maxWidth: '100%' },
    // It keeps its width, but neither its place nor a stop of the keyboard.
    '& > [data-beyond]': { position: 'absolute', visibility: 'hidden' },
  },
});

interface ChipLineProps {
  readonly filters: readonly (ValueFilter | ControlFilter)[];
  readonly query: TableQuery;
  readonly choices: ListChoices;
}

/** A chip for each filter in one line. Those for which there is no room are behind «Ещё», in a sheet. */
export function ChipLine({ filters, query, choices }: ChipLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const beyond = useFitting(line);
  const nameOf = ({ names }: ValueFilter | ControlFilter) => names[0] ?? '';
  const hidden = filters.filter((filter) => beyond.has(nameOf(filter)));
  return (
    <Line ref={line}>
      {filters.map((filter) => (
        <span
          key={nameOf(filter)}
          data-chip={nameOf(filter)}
          data-beyond={beyond.has(nameOf(filter)) ? '' : undefined}
        >
          <FilterChip filter={filter} query={query} choices={choices} />
        </span>
      ))}
      <span data-part="more" data-beyond={hidden.length === 0 ? '' : undefined}>
        <SheetButton filters={hidden} title="Ещё фильтры" {...{ query, choices }}>
          {`Ещё ${hidden.length}`}
        </SheetButton>
      </span>
      {query.hasFilters && (
        <Button data-part="rest" size="sm" variant="ghost" colorPalette="gray" onClick={query.resetFilters}>
          Сбросить
        </Button>
      )}
    </Line>
  );
}
