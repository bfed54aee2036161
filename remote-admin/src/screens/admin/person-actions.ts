import type { User } from '@cabinet/kernel/session';
import type { DataTableProps } from '@cabinet/kernel/ui/table';
import type { AdminUser } from '../../api/admin-users.ts';
import type { PersonQuestion } from '../../components/person/person-question.ts';
import { mayGiveRole } from '../../lib/person-role.ts';

type RowActions = ReturnType<NonNullable<DataTableProps<AdminUser>['rowActions']>>;

interface ActionsOptions {
  readonly viewer: User;
  readonly onOpen: () => void;
  readonly onAsk: (question: PersonQuestion) => void;
  readonly onRole: () => void;
}

/** What may be done with somebody. Nobody switches off or deletes themself. */
export function personActions(person: AdminUser, options: ActionsOptions): RowActions {
  const { viewer, onOpen, onAsk, onRole } = options;
  const ask = (kind: PersonQuestion['kind']) => () => onAsk({ kind, person });
  const isSelf = viewer.id === person.id;
  const change = person.isActive
    ? { id: 'deactivate', label: 'Отключить', isDestructive: true, onSelect: ask('deactivate') }
    : { id: 'activate', label: 'Включить', onSelect: ask('activate') };
  return [
    { id: 'open', label: 'Открыть', onSelect: onOpen },
    { id: 'edit', label: 'Изменить', onSelect: ask('edit') },
    ...(mayGiveRole(viewer, person) ? [{ id: 'role', label: 'Сменить роль', onSelect: onRole }] : []),
    ...(isSelf
      ? []
      : [change, { id: 'delete', label: 'Удалить', isDestructive: true, onSelect: ask('delete') }]),
  ];
}
