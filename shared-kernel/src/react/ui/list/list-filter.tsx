import type { ComponentType } from 'react';
import { periodText } from '../filters/day-text.ts';
import { FilterPeriod } from '../filters/filter-period.tsx';
import { FilterSearch, type FilterSearchProps } from '../filters/filter-search.tsx';
import type { SelectOption } from '../select/select.tsx';
import type { FilterValues, QueryFilter, TableQuery } from '../table/query/use-table-query.ts';
import { isDay, isOneOf, isSearchText } from './filter-values.ts';

/** Choices of a filter that only the screen knows, by the filter's name. */
export type ListChoices = Readonly<Record<string, readonly SelectOption[] | undefined>>;

/** Props of a filter's control. */
export interface ListFilterProps {
  readonly query: Pick<TableQuery, 'filters' | 'setFilters'>;
  /** The control has a sheet of its own. */
  readonly isRoomy?: boolean | undefined;
}

/** The text by which the list is searched. It is always in sight. */
export interface SearchFilter extends QueryFilter {
  readonly kind: 'search';
  readonly Control: ComponentType<ListFilterProps>;
}

/** One of a few values: a chip opens them as a menu. */
export interface ValueFilter extends QueryFilter {
  readonly kind: 'choice';
  readonly name: string;
  readonly label: string;
  readonly allLabel: string;
  /** What the chip says while nothing is chosen. */
  readonly unsetText: string;
  /** The values that may be chosen. `undefined` where they are not known yet, and then nothing is offered. */
  offered(choices: ListChoices, value: string | undefined): readonly SelectOption[] | undefined;
}

/** Two ends, or a typed text: a chip opens its control. */
export interface ControlFilter extends QueryFilter {
  readonly kind: 'control';
  readonly label: string;
  /** The chosen value in the words of the chip. */
  readonly text: (values: FilterValues) => string;
  readonly Control: ComponentType<ListFilterProps>;
}

/** A filter of a list: its place in the address, and how a person sets it. */
export type ListFilter = SearchFilter | ValueFilter | ControlFilter;

/** The text by which the list is searched, `q`. */
export function searchFilter({
  label,
  placeholder,
}: Pick<FilterSearchProps, 'label' | 'placeholder'>): SearchFilter {
  return {
    kind: 'search',
    names: ['q'],
    accepts: isSearchText,
    Control: ({ query: { filters, setFilters } }) => (
      <FilterSearch
        label={label}
        placeholder={placeholder}
        value={filters.q}
        onChange={(q) => setFilters({ q })}
      />
    ),
  };
}

/** What {@link choiceFilter} takes. */
export interface ChoiceFilter {
  readonly name: string;
  readonly label: string;
  /** The choice that filters nothing. */
  readonly allLabel: string;
  /** What the chip says while nothing is chosen. It is «все», unless the list then shows only a part. */
  readonly unsetText?: string;
  /** The choices. Without them the screen gives them as `choices`, and the filter is offered as soon as it does. */
  readonly options?: readonly SelectOption[];
  /** What the address may hold where the options are not known yet. */
  readonly accepts?: (value: string) => boolean;
}

/** The chosen value stays visible, even where the list of choices does not know it. */
function withValue(options: readonly SelectOption[], value: string | undefined): readonly SelectOption[] {
  const isKnown = value === undefined || options.some((option) => option.value === value);
  return isKnown ? options : [...options, { value, label: value }];
}

/** A filter by one of a few values. */
export function choiceFilter({
  name,
  label,
  allLabel,
  unsetText = 'все',
  options,
  accepts,
}: ChoiceFilter): ValueFilter {
  return {
    kind: 'choice',
    names: [name],
    name,
    label,
    allLabel,
    unsetText,
    accepts: accepts ?? (options === undefined ? isSearchText : isOneOf(options)),
    offered(choices, value) {
      const known = choices[name] ?? options;
      return known && withValue(known, value);
    },
  };
}

/** A filter by days, `from` and `to`. For `signed_in` they are named `signed_in_from` and `signed_in_to`. */
export function periodFilter(of?: string, label = 'Период'): ControlFilter {
  const [from, to] = of === undefined ? ['from', 'to'] : [`${of}_from`, `${of}_to`];
  return {
    kind: 'control',
    names: [from, to],
    label,
    accepts: isDay,
    isReversed: (first, last) => first > last,
    text: (values) => periodText(values[from], values[to], new Date()),
    Control: ({ query: { filters, setFilters }, isRoomy }) => (
      <FilterPeriod
        label={label}
        isRoomy={isRoomy}
        from={filters[from]}
        to={filters[to]}
        onChange={(period) => setFilters({ [from]: period.from, [to]: period.to })}
      />
    ),
  };
}

/** Turns a record of labels, or a table with a label in each row, into choices in its order. */
export function labelOptions(
  labels: Readonly<Record<string, string | { readonly label: string }>>,
): readonly SelectOption[] {
  return Object.entries(labels).map(([value, of]) => ({
    value,
    label: typeof of === 'string' ? of : of.label,
  }));
}
