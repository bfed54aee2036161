import type { SelectOption } from '@cabinet/kernel/ui/select';
import type { TableQuery } from '@cabinet/kernel/ui/table';
import { FilterPeriod, FilterSearch, FilterSelect, MoreFilters } from '@cabinet/kernel/ui/table';
import type { ReactNode } from 'react';

/** A filter by one of few values. */
export interface SelectFilter {
  /** Name in the address and in the API. */
  readonly name: string;
  readonly label: string;
  /** The choice that filters nothing. */
  readonly allLabel: string;
  readonly options: readonly SelectOption[];
}

/** Props of {@link ListFilters}. */
export interface ListFiltersProps {
  readonly query: TableQuery;
  readonly search: { readonly label: string; readonly placeholder: string };
  readonly selects: readonly SelectFilter[];
  /** More controls, behind the period. */
  readonly children?: ReactNode;
}

/** The value that is set stays to be seen, also where the list of choices does not know it. */
function withValue(options: readonly SelectOption[], value: string | undefined): readonly SelectOption[] {
  const isKnown = value === undefined || options.some((option) => option.value === value);
  return isKnown ? options : [...options, { value, label: value }];
}

/** Controls of the filters that lists of money have in common: a text, some choices, a period. */
export function ListFilters({ query, search, selects, children }: ListFiltersProps) {
  const { filters, setFilters } = query;
  const { q, ...rest } = filters;
  return (
    <>
      <FilterSearch {...search} value={q} onChange={(text) => setFilters({ q: text })} />
      <MoreFilters activeCount={Object.keys(rest).length}>
        {selects.map(({ name, label, allLabel, options }) => (
          <FilterSelect
            key={name}
            label={label}
            allLabel={allLabel}
            value={filters[name]}
            options={withValue(options, filters[name])}
            onChange={(value) => setFilters({ [name]: value })}
          />
        ))}
        <FilterPeriod from={filters.from} to={filters.to} onChange={(period) => setFilters({ ...period })} />
        {children}
      </MoreFilters>
    </>
  );
}
