export { isId } from './filter-values.ts';
export type { ListFilter, ListFilterProps } from './list-filter.tsx';
export { choiceFilter, labelOptions, periodFilter, searchFilter } from './list-filter.tsx';
export { ListTable } from './list-table.tsx';
export { useList } from './use-list.ts';
