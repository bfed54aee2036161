import { MoreFilters } from '../table/more-filters.tsx';
import type { TableQuery } from '../table/use-table-query.ts';
import type { ListChoices, ListFilter } from './list-filter.tsx';

/** Props of {@link ListFilters}. */
export interface ListFiltersProps {
  readonly filters: readonly ListFilter[];
  readonly query: TableQuery;
  readonly choices: ListChoices;
}

/** The controls of a list's filters: the search stays in sight, the others hide where there is no room. */
export function ListFilters({ filters, query, choices }: ListFiltersProps) {
  const { q: _q, ...set } = query.filters;
  const draw = (shown: readonly ListFilter[]) =>
    shown.map(({ names, Control }) => <Control key={names[0]} query={query} choices={choices} />);
  return (
    <>
      {draw(filters.filter(({ names }) => names.includes('q')))}
      <MoreFilters activeCount={Object.keys(set).length}>
        {draw(filters.filter(({ names }) => !names.includes('q')))}
      </MoreFilters>
    </>
  );
}
