import { Button } from '../../button.tsx';
import { SettingsIcon } from '../../icons/settings-icon.ts';
import { Menu } from '../../menu/menu.tsx';
import { MenuCheckboxItem } from '../../menu/menu-checkbox-item.tsx';
import type { TableColumn } from '../columns/table-column.ts';
import type { ColumnChoice } from '../columns/use-column-choice.ts';
import { ToolLabel } from './tool-label.ts';

/** Props of {@link ColumnMenu}. */
export interface ColumnMenuProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly choice: ColumnChoice<Row>;
}

/** Where a tool stands. */
export interface ToolProps {
  /** Nothing but tools stands in its line. */
  readonly isAlone: boolean;
}

/** A switch for each column. */
export function ColumnItems<Row>({ columns, choice }: ColumnMenuProps<Row>) {
  return columns.map(({ id, header, isTitle = false }) => (
    <MenuCheckboxItem
      key={id}
      id={id}
      isChecked={choice.isShown(id)}
      isDisabled={isTitle || (choice.isShown(id) && choice.shown.length === 1)}
      onToggle={() => choice.toggle(id)}
    >
      {header}
    </MenuCheckboxItem>
  ));
}

/** Chooses which columns are shown. */
export function ColumnMenu<Row>({ isAlone, ...props }: ColumnMenuProps<Row> & ToolProps) {
  return (
    <Menu
      placement="bottom-end"
      label="Столбцы"
      trigger={
        <Button variant="ghost" colorPalette="gray" size="sm" aria-label="Столбцы" title="Столбцы">
          <SettingsIcon /> <ToolLabel data-alone={isAlone ? '' : undefined}>Столбцы</ToolLabel>
        </Button>
      }
    >
      <ColumnItems {...props} />
    </Menu>
  );
}
