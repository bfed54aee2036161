export type { DataTableProps } from './data-table.tsx';
export { DataTable } from './data-table.tsx';
export type { ExportFormat, ExportMenuProps } from './export-menu.tsx';
export { ExportMenu } from './export-menu.tsx';
export type { FilterPeriodProps } from './filter-period.tsx';
export { FilterPeriod } from './filter-period.tsx';
export type { FilterSearchProps } from './filter-search.tsx';
export { FilterSearch } from './filter-search.tsx';
export type { FilterSelectProps } from './filter-select.tsx';
export { FilterSelect } from './filter-select.tsx';
export type { MoreFiltersProps } from './more-filters.tsx';
export { MoreFilters } from './more-filters.tsx';
export type { SortOrder } from './sort-order.ts';
export type { RowAction, TableColumn } from './table-column.ts';
export type { CursorPaging, NumberedPaging, TablePaging } from './table-paging.ts';
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
export type { EditedRange, RangeOptions } from './use-range.ts';
export { useRange } from './use-range.ts';
export type { TableQuery } from './use-table-query.ts';
export { useTableQuery } from './use-table-query.ts';
