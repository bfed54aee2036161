import { formatAmount } from '@cabinet/kernel/core/amount';
import { ACCOUNT_TYPE } from '@cabinet/kernel/core/payments';
import { formatPhone } from '@cabinet/kernel/core/phone';
import { DateText } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import type { TableColumn } from '@cabinet/kernel/ui/table';
import type { AdminUser } from '../../api/admin-users.ts';
import { PersonCell } from '../../components/person/person-cell.tsx';
import { isInvited, PersonState, stateText } from '../../components/person/person-state.tsx';
import { accountOf, placeOf } from '../../components/person/person-words.ts';
import { TwoLines } from '../../components/two-lines.tsx';
import { keptNote, nameOf } from '../../lib/person-role.ts';

type Column = TableColumn<AdminUser>;

const REST: readonly Column[] = [
  {
    id: 'email',
    header: 'Почта',
    width: 14,
    sortKey: 'email',
    isOptional: true,
    phone: () => null,
    cell: ({ email }) => email,
  },
  {
    id: 'phone',
    header: 'Телефон',
    width: 10,
    isOptional: true,
    isEmpty: ({ phone }) => phone === null,
    phone: () => null,
    cell: ({ phone }) => (phone === null ? '—' : formatPhone(phone)),
  },
  {
    id: 'role',
    header: 'Роль',
    width: 7.5,
    phone: ({ role, globalRole }) => [role.roleName, ...keptNote(globalRole)].join(', '),
    cell: ({ role, globalRole }) => <TwoLines first={role.roleName} second={keptNote(globalRole)[0]} />,
  },
  {
    id: 'account',
    header: 'Счёт',
    width: 7.5,
    phone: (person) => (ACCOUNT_TYPE[person.accountType].isShared ? accountOf(person) : null),
    cell: (person) => {
      const kind = ACCOUNT_TYPE[person.accountType].label;
      const place = placeOf(person);
      return place === null ? kind : <TwoLines first={place.name} second={kind} />;
    },
  },
  {
    id: 'is_active',
    header: 'Состояние',
    width: 6.75,
    // A phone has room for what is out of the ordinary.
    phone: (person) => (person.isActive && !isInvited(person) ? null : stateText(person)),
    cell: (person) => <PersonState person={person} />,
  },
  {
    id: 'balance',
    header: 'Баланс',
    width: 7,
    sortKey: 'balance',
    isNumeric: true,
    isSummary: true,
    cell: ({ balance }) => <MoneyText value={balance} />,
  },
  {
    id: 'spent_30d',
    header: 'За 30 дней',
    width: 7.5,
    isOptional: true,
    isNumeric: true,
    phone: ({ spent30d }) => `за 30 дней ${formatAmount(spent30d)}`,
    cell: ({ spent30d }) => <MoneyText value={spent30d} />,
  },
  {
    id: 'last_sign_in_at',
    header: 'Последний вход',
    width: 9.5,
    sortKey: 'last_sign_in_at',
    phone: () => null,
    cell: ({ lastSignInAt }) =>
      lastSignInAt === null ? 'не входил' : <DateText value={lastSignInAt} format="short" />,
  },
  {
    id: 'created_at',
    header: 'Создан',
    width: 9.25,
    sortKey: 'created_at',
    moment: ({ createdAt }) => createdAt,
    phone: () => null,
    cell: ({ createdAt }) => <DateText value={createdAt} format="short" />,
  },
  { id: 'id', header: 'ID', width: 20, isOptional: true, phone: () => null, cell: ({ id }) => id },
];

/** The columns of the list of people; `selfId` is whoever looks. */
export function adminUserColumns(selfId: string | undefined): readonly Column[] {
  const name: Column = {
    id: 'display_name',
    header: 'Человек',
    width: 14.25,
    sortKey: 'display_name',
    isTitle: true,
    phone: nameOf,
    cell: (person) => <PersonCell person={person} isSelf={person.id === selfId} />,
  };
  return [name, ...REST];
}

export const ADMIN_USER_SORTS = adminUserColumns(undefined).flatMap(({ sortKey }) => sortKey ?? []);
