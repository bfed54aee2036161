export { isId } from './filter-values.ts';
export type { ChoiceFilter, ListChoices, ListFilter, ListFilterProps } from './list-filter.tsx';
export { choiceFilter, labelOptions, periodFilter, searchFilter } from './list-filter.tsx';
export type { ListTableProps } from './list-table.tsx';
export { ListTable } from './list-table.tsx';
export type { FileExport } from './use-file-export.ts';
export type { List, ListOptions, ListPage } from './use-list.ts';
export { useList } from './use-list.ts';
