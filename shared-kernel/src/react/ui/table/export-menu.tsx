import { useState } from 'react';
import { notifyApiError } from '../../notify/notify-api-error.ts';
import { Button } from '../button.tsx';
import { DownloadIcon } from '../icons/download-icon.ts';
import { Menu } from '../menu/menu.tsx';
import { MenuItem } from '../menu/menu-item.tsx';

/** What a table can be saved as. */
export type ExportFormat = 'csv' | 'xlsx';

const LABELS: Readonly<Record<ExportFormat, string>> = { csv: 'CSV', xlsx: 'Excel (XLSX)' };

/** Props of {@link ExportMenu}. */
export interface ExportMenuProps {
  /** Saves the whole filter, not only the rows in sight; a failure becomes a toast. */
  readonly onExport: (format: ExportFormat) => Promise<unknown>;
  readonly formats?: readonly ExportFormat[] | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** Saves what the table shows as a file; busy until the file is there. */
export function ExportMenu({ onExport, formats = ['csv', 'xlsx'], isDisabled = false }: ExportMenuProps) {
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

  return (
    <Menu
      placement="bottom-end"
      label="Экспорт"
      trigger={
        <Button variant="outline" colorPalette="gray" size="sm" busy={isBusy} disabled={isDisabled}>
          <DownloadIcon /> Экспорт
        </Button>
      }
    >
      {formats.map((format) => (
        <MenuItem key={format} id={format} onSelect={() => void save(format)}>
          {LABELS[format]}
        </MenuItem>
      ))}
    </Menu>
  );
}
