export { ExportProgress } from './export-progress.tsx';
export type { ExportAmount, FileExport, FileExportOptions } from './use-file-export.ts';
export { useFileExport } from './use-file-export.ts';
