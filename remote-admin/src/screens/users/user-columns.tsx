import { Avatar, Badge, Flex, Stack, StatusBadge, Text } from '@cabinet/kernel/ui';
import type { TableColumn } from '@cabinet/kernel/ui/table';
import type { Person } from '../../api/people.ts';
import { nameOf } from '../../lib/person-role.ts';

type Column = TableColumn<Person>;

function Named({ person, isSelf }: { readonly person: Person; readonly isSelf: boolean }) {
  return (
    <Flex align="center" gap="3" minW="0">
      <Avatar name={nameOf(person)} />
      <Stack gap="0" minW="0">
        <Flex gap="2" align="center" minW="0">
          <Text as="span" truncate>
            {nameOf(person)}
          </Text>
          {isSelf && <Badge>Вы</Badge>}
        </Flex>
        <Text as="span" textStyle="xs" color="fg.muted" fontWeight="normal" truncate>
          {person.email}
        </Text>
      </Stack>
    </Flex>
  );
}

/** Where a role holds; of a role of the own company the column beside it says that. */
function placeOf({ role, company }: Person): string {
  if (role.companyId === null) return 'Глобальная';
  return role.companyId === company?.id ? 'Роль компании' : (role.companyName ?? 'Роль компании');
}

function Role({ person }: { readonly person: Person }) {
  return (
    <Stack gap="0">
      <Text as="span">{person.role.roleName}</Text>
      <Text as="span" textStyle="xs" color="fg.muted">
        {placeOf(person)}
      </Text>
    </Stack>
  );
}

/** The columns of the directory of people; `selfId` is whoever looks. */
export function userColumns(selfId: string): readonly Column[] {
  return [
    {
      id: 'display_name',
      header: 'Человек',
      width: 16,
      isTitle: true,
      phone: nameOf,
      cell: (person) => <Named person={person} isSelf={person.id === selfId} />,
    },
    {
      id: 'role',
      header: 'Роль',
      width: 11,
      phone: ({ role }) => role.roleName,
      cell: (person) => <Role person={person} />,
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
