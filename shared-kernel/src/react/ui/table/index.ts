export type { ColumnChoices } from './column-choices.ts';
export { readColumnChoices, storeColumnChoices } from './column-choices.ts';
export type { DataTableProps } from './data-table.tsx';
export { DataTable } from './data-table.tsx';
export { ExportMenu } from './export-menu.tsx';
export { FilterSearch } from './filter-search.tsx';
export type { RowAction, TableColumn } from './table-column.ts';
export {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableFoot,
  TableHead,
  TableHeading,
  TableRow,
  TableScroll,
} from './table-parts.ts';
export { useTableQuery } from './use-table-query.ts';
