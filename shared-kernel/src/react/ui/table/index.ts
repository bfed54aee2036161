export { FilterSearch } from '../filters/filter-search.tsx';
export type { ColumnChoices } from './columns/column-choices.ts';
export { readColumnChoices, storeColumnChoices } from './columns/column-choices.ts';
export type { RowAction, TableColumn } from './columns/table-column.ts';
export type { DataTableProps } from './data-table.tsx';
export { DataTable } from './data-table.tsx';
export { useTableQuery } from './query/use-table-query.ts';
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
export { ExportMenu } from './tools/export-menu.tsx';
