export { isId } from './filter-values.ts';
export type { ListFilterProps, RangeFilter } from './list-filter.tsx';
export { choiceFilter, labelOptions, periodFilter, searchFilter } from './list-filter.tsx';
export { ListFilters } from './list-filters.tsx';
export { ListTable } from './list-table.tsx';
export { useList } from './use-list.ts';
