export type { Cell } from './csv.ts';
export {
  type Column,
  type ExportFormat,
  eachRow,
  type HeaderSink,
  sendTable,
  TableFile,
} from './send-table.ts';
export { exportOptions, fourLists, listOptions } from './table-routes.ts';
