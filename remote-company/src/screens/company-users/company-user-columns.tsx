import { formatAmount } from '@cabinet/kernel/core/amount';
import { Avatar, Badge, DateText, Flex, Stack, StatusBadge, Text } from '@cabinet/kernel/ui';
import type { TableColumn } from '@cabinet/kernel/ui/table';
import { capLevel } from '@cabinet/members';
import type { CompanyUser } from '../../api/company-users.ts';
import { MonthCell } from './month-cell.tsx';

type Column = TableColumn<CompanyUser>;

interface PersonProps {
  readonly person: CompanyUser;
  readonly isSelf: boolean;
}

function Person({ person: { displayName, email, avatar }, isSelf }: PersonProps) {
  const name = displayName || email;
  return (
    <Flex align="center" gap="3" minW="0">
      <Avatar name={name} src={avatar} />
      <Stack gap="0" minW="0">
        <Flex gap="2" align="center" minW="0">
          <Text as="span" truncate>
            {name}
          </Text>
          {isSelf && <Badge>Вы</Badge>}
        </Flex>
        <Text as="span" textStyle="xs" color="fg.muted" fontWeight="normal" truncate>
          {email}
        </Text>
      </Stack>
    </Flex>
  );
}

const ownerText = (isSelf: boolean) =>
  isSelf ? 'Владелец: удалить вас нельзя' : 'Владелец: его роль и доступ другие не меняют';

function Role({ person: { role, isOwner }, isSelf }: PersonProps) {
  return (
    <Stack gap="0" minW="0">
      <Text as="span" truncate title={role.roleName}>
        {role.roleName}
      </Text>
      {isOwner && (
        <Text as="span" textStyle="xs" color="fg.muted" truncate title={ownerText(isSelf)}>
          {ownerText(isSelf)}
        </Text>
      )}
    </Stack>
  );
}

/** Role and access in few words, for a phone: what is last there may be cut. */
function roleText({ role: { roleName }, isOwner, isActive }: CompanyUser): string {
  if (isOwner) return `${roleName}, владелец`;
  return isActive ? roleName : `Приостановлен, ${roleName}`;
}

/** The month in few words, for a phone. */
function monthText({ spentThisMonth, monthlyCap }: CompanyUser): string {
  const spent = formatAmount(spentThisMonth);
  if (monthlyCap === null) return spent;
  const isOver = capLevel(spentThisMonth, monthlyCap).level === 'over';
  return `${spent} из ${formatAmount(monthlyCap)}${isOver ? ', исчерпан' : ''}`;
}

const STATE: readonly Column[] = [
  {
    id: 'is_active',
    header: 'Доступ',
    width: 9,
    phone: () => null,
    cell: ({ isActive }) => (
      <StatusBadge tone={isActive ? 'success' : 'warning'}>
        {isActive ? 'Активен' : 'Приостановлен'}
      </StatusBadge>
    ),
  },
  {
    id: 'last_sign_in_at',
    header: 'Последний вход',
    width: 9.5,
    phone: () => null,
    cell: ({ lastSignInAt }) => <DateText value={lastSignInAt} format="short" />,
  },
  {
    id: 'joined_at',
    header: 'В компании с',
    width: 10,
    isOptional: true,
    sortKey: 'joined_at',
    moment: ({ joinedAt }) => joinedAt,
    phone: () => null,
    cell: ({ joinedAt }) => <DateText value={joinedAt} />,
  },
];

interface CompanyUserColumnsOptions {
  readonly companyId: string;
  /** Whoever is looking. */
  readonly selfId: string;
}

/** The columns of the people of a company. */
export function companyUserColumns({ companyId, selfId }: CompanyUserColumnsOptions): readonly Column[] {
  const isSelf = ({ userId }: CompanyUser) => userId === selfId;
  return [
    {
      id: 'display_name',
      header: 'Сотрудник',
      width: 14.5,
      sortKey: 'display_name',
      isTitle: true,
      phone: (person) => person.displayName || person.email,
      cell: (person) => <Person person={person} isSelf={isSelf(person)} />,
    },
    {
      id: 'role',
      header: 'Роль',
      width: 8.5,
      phone: roleText,
      cell: (person) => <Role person={person} isSelf={isSelf(person)} />,
    },
    {
      id: 'month',
      header: 'Месяц',
      width: 18,
      phone: (person) => <span data-sums="">{monthText(person)}</span>,
      cell: (person) => <MonthCell companyId={companyId} person={person} />,
    },
    ...STATE,
  ];
}

export const COMPANY_USER_SORTS = companyUserColumns({ companyId: '', selfId: '' }).flatMap(
  ({ sortKey }) => sortKey ?? [],
);
