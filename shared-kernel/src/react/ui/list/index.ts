export { amountFilter } from './amount-filter.tsx';
export { isId } from './filter-values.ts';
export type { ControlFilter, ListFilterProps } from './list-filter.tsx';
export { choiceFilter, labelOptions, periodFilter, searchFilter } from './list-filter.tsx';
export { ListFilters } from './list-filters.tsx';
export { ListTable } from './list-table.tsx';
export { textFilter } from './text-filter.tsx';
export { useList } from './use-list.ts';
