import { Button } from '../button.tsx';
import { SettingsIcon } from '../icons/settings-icon.ts';
import { Menu } from '../menu/menu.tsx';
import { MenuCheckboxItem } from '../menu/menu-checkbox-item.tsx';
import type { TableColumn } from './table-column.ts';
import type { ColumnChoice } from './use-column-choice.ts';

/** Chooses which columns are shown. */
export function ColumnMenu<Row>({
  columns,
  choice,
}: {
  readonly columns: readonly TableColumn<Row>[];
  readonly choice: ColumnChoice<Row>;
}) {
  return (
    <Menu
      placement="bottom-end"
      label="Столбцы"
      trigger={
        <Button variant="outline" colorPalette="gray" size="sm">
          <SettingsIcon /> Столбцы
        </Button>
      }
    >
      {columns.map(({ id, header, isTitle = false }) => (
        <MenuCheckboxItem
          key={id}
          id={id}
          isChecked={choice.isShown(id)}
          isDisabled={isTitle || (choice.isShown(id) && choice.shown.length === 1)}
          onToggle={() => choice.toggle(id)}
        >
          {header}
        </MenuCheckboxItem>
      ))}
    </Menu>
  );
}
