import type { User } from '@cabinet/kernel/session';
import type { RowAction } from '@cabinet/kernel/ui/table';
import type { FoundUser } from '../../api/found-users.ts';
import type { RoleQuestion } from '../../components/person-role/role-question.ts';
import { keepsGlobalRoles, mayGiveRole, toKeptRoleHolder, usualRoleOf } from '../../lib/person-role.ts';

interface ActionsOptions {
  readonly viewer: Pick<User, 'companyId' | 'roleInfo'>;
  readonly onAsk: (question: RoleQuestion) => void;
  readonly onWhy: (person: FoundUser) => void;
}

/** What may be done with somebody. Instead of the usual role there is none, so it is not taken away. */
export function foundUserActions(
  person: FoundUser,
  { viewer, onAsk, onWhy }: ActionsOptions,
): readonly RowAction[] {
  const why = { id: 'why', label: 'Почему нет доступа', onSelect: () => onWhy(person) };
  if (!mayGiveRole(viewer, person)) return [why];
  const assign = {
    id: 'assign',
    label: 'Назначить роль',
    onSelect: () => onAsk({ kind: 'assign', person }),
  };
  const kept = toKeptRoleHolder(person);
  const global =
    kept !== null && keepsGlobalRoles(viewer)
      ? [
          {
            id: 'assign-global',
            label: 'Назначить глобальную роль',
            onSelect: () => onAsk({ kind: 'assign', person: kept }),
          },
        ]
      : [];
  if (person.role.roleName === usualRoleOf(person)) return [assign, ...global, why];
  const remove = {
    id: 'remove',
    label: 'Снять роль',
    isDestructive: true,
    onSelect: () => onAsk({ kind: 'remove', person }),
  };
  return [assign, ...global, why, remove];
}
