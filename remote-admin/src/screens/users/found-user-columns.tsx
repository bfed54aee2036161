import { StatusBadge } from '@cabinet/kernel/ui';
import type { TableColumn } from '@cabinet/kernel/ui/table';
import type { FoundUser } from '../../api/found-users.ts';
import { PersonCell } from '../../components/person/person-cell.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import { keptNote, nameOf } from '../../lib/person-role.ts';

type Column = TableColumn<FoundUser>;

/** Where a role holds; of a role of the own company the column beside it says that. */
function placeOf({ role, globalRole, company }: FoundUser): string {
  if (role.companyId === null) return 'Глобальная';
  const place = role.companyId === company?.id ? 'Роль компании' : (role.companyName ?? 'Роль компании');
  return [place, ...keptNote(globalRole)].join(' · ');
}

/** The columns of the directory of people; `selfId` is whoever looks. */
export function foundUserColumns(selfId: string): readonly Column[] {
  return [
    {
      id: 'display_name',
      header: 'Человек',
      width: 16,
      isTitle: true,
      phone: nameOf,
      cell: (person) => <PersonCell person={person} isSelf={person.id === selfId} />,
    },
    {
      id: 'role',
      header: 'Роль',
      width: 11,
      phone: ({ role }) => role.roleName,
      cell: (person) => <TwoLines first={person.role.roleName} second={placeOf(person)} />,
    },
    {
      id: 'company',
      header: 'Компания',
      width: 11,
      phone: ({ company }) => company?.name ?? null,
      cell: ({ company }) => company?.name ?? '—',
    },
    {
      id: 'is_active',
      header: 'Состояние',
      width: 7,
      // A phone has room for what is out of the ordinary.
      phone: ({ isActive }) => (isActive ? null : 'Отключён'),
      cell: ({ isActive }) => (
        <StatusBadge tone={isActive ? 'success' : 'danger'}>{isActive ? 'Активен' : 'Отключён'}</StatusBadge>
      ),
    },
  ];
}
