import { CopyIcon, ListIcon, PencilIcon, TrashIcon } from '@cabinet/kernel/ui';
import type { RowAction } from '@cabinet/kernel/ui/table';
import type { Role } from '../api/roles.ts';

interface RoleActionsOptions {
  readonly go: (address: string) => void;
  readonly editHref: string;
  readonly copyHref: string;
  /** Without it the role is not compared. */
  readonly compareHref?: string | undefined;
  readonly onDelete: () => void;
}

/** A system role is to be read and copied; its menu says so where it would be deleted. */
function deletion({ isSystem }: Role, onDelete: () => void): RowAction {
  return {
    id: 'delete',
    label: isSystem ? 'Удалить нельзя: роль системная' : 'Удалить',
    icon: <TrashIcon />,
    isDestructive: !isSystem,
    isDisabled: isSystem,
    onSelect: onDelete,
  };
}

export function roleActions(role: Role, options: RoleActionsOptions): readonly RowAction[] {
  const { go, editHref, copyHref, compareHref, onDelete } = options;
  const compare: RowAction[] =
    compareHref === undefined
      ? []
      : [{ id: 'compare', label: 'Сравнить с…', icon: <ListIcon />, onSelect: () => go(compareHref) }];
  return [
    {
      id: 'edit',
      label: role.isSystem ? 'Посмотреть' : 'Изменить',
      icon: <PencilIcon />,
      onSelect: () => go(editHref),
    },
    { id: 'copy', label: 'Создать копию', icon: <CopyIcon />, onSelect: () => go(copyHref) },
    ...compare,
    deletion(role, onDelete),
  ];
}
