import { IconButton } from '../../icon-button.tsx';
import { MoreIcon } from '../../icons/more-icon.ts';
import { Menu } from '../../menu/menu.tsx';
import { MenuItem } from '../../menu/menu-item.tsx';
import type { RowAction } from '../columns/table-column.ts';

/** The actions of one row, behind a button that names the row. */
export function RowActionsMenu({
  rowLabel,
  actions,
}: {
  readonly rowLabel: string;
  readonly actions: readonly RowAction[];
}) {
  if (actions.length === 0) return null;
  return (
    <Menu
      placement="bottom-end"
      label={`Действия: ${rowLabel}`}
      trigger={
        <IconButton label={`Действия: ${rowLabel}`} size="sm">
          <MoreIcon />
        </IconButton>
      }
    >
      {actions.map(({ label, ...action }) => (
        <MenuItem key={action.id} {...action}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
