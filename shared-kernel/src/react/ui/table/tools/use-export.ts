import { useState } from 'react';
import { notifyApiError } from '../../../notify/notify-api-error.ts';

/** The kinds of files as which a table can be saved. */
export type ExportFormat = 'csv' | 'xlsx';

/** What {@link useExport} takes. */
export interface ExportOptions {
  /** Saves the whole filter, not only the rows in sight. A failure becomes a toast. */
  readonly onExport: (format: ExportFormat) => Promise<unknown>;
  readonly formats?: readonly ExportFormat[] | undefined;
  readonly isDisabled?: boolean | undefined;
}

const LABELS: Readonly<Record<ExportFormat, string>> = { csv: 'CSV', xlsx: 'Excel (XLSX)' };

/** Saving as a file, as a menu offers it. */
export function useExport({ onExport, formats = ['csv', 'xlsx'] }: Omit<ExportOptions, 'isDisabled'>) {
  const [isBusy, setBusy] = useState(false);

  async function save(format: ExportFormat) {
    setBusy(true);
    try {
      await onExport(format);
    } catch (error) {
      notifyApiError(error);
    } finally {
      setBusy(false);
    }
  }

  const items = formats.map((format) => ({
    id: format,
    label: LABELS[format],
    onSelect: () => void save(format),
  }));
  return { isBusy, items };
}
