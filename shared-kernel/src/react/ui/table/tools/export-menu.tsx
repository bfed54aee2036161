import { Button } from '../../button.tsx';
import { DownloadIcon } from '../../icons/download-icon.ts';
import { Menu } from '../../menu/menu.tsx';
import { MenuItem } from '../../menu/menu-item.tsx';
import type { ToolProps } from './column-menu.tsx';
import { ToolLabel } from './tool-label.ts';
import { type ExportOptions, useExport } from './use-export.ts';

/** Props of {@link ExportMenu}. */
export type ExportMenuProps = ExportOptions & Partial<ToolProps>;

/** Saves what the table shows as a file. It is busy until the file is there. */
export function ExportMenu({ isDisabled = false, isAlone = false, ...options }: ExportMenuProps) {
  const { isBusy, items } = useExport(options);
  return (
    <Menu
      placement="bottom-end"
      label="Экспорт"
      trigger={
        <Button
          variant="ghost"
          colorPalette="gray"
          size="sm"
          aria-label="Экспорт"
          title="Экспорт"
          busy={isBusy}
          disabled={isDisabled}
        >
          <DownloadIcon /> <ToolLabel data-alone={isAlone ? '' : undefined}>Экспорт</ToolLabel>
        </Button>
      }
    >
      {items.map(({ label, ...item }) => (
        <MenuItem key={item.id} {...item}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
