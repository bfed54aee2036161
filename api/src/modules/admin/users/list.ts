import { ACCOUNT_TYPE } from '@cabinet/kernel/core/payments';
import { defineList, moneyCell, type PageOrder, pageOfIds, tableRows } from '#lists/index.ts';
import { ADMIN_USER_FILTERS, ADMIN_USER_SEARCH } from './admin-user-filters.ts';
import { adminUsersAsked, findAdminUsers, richestOfAll, withMoney } from './admin-user-repository.ts';
import { PERSON_STATE_LABEL, personState } from './person-state.ts';
import { type AdminUser, AdminUserSchema } from './schemas.ts';

/** Everybody who is not deleted. A page is chosen by ids alone, from an index, and only what is shown is read whole. */
export const adminUserList = defineList({
  tag: 'admin',
  routes: [{ path: '/admin/users', scope: 'all', access: { permission: 'user:manage' }, summary: 'People' }],
  item: AdminUserSchema,
  search: ADMIN_USER_SEARCH,
  filters: ADMIN_USER_FILTERS,
  sorts: {
    created_at: 'u.created_at',
    last_sign_in_at: { nullable: 'u.last_sign_in_at' },
    display_name: 'u.display_name',
    email: 'u.email',
    balance: 'b.balance',
  },
  async find({ db }, asked) {
    const from = adminUsersAsked(db, asked);
    const same = <Row>(row: Row) => row;
    const rows = tableRows({ from, select: (each) => each.select('u.id'), id: 'u.id', toItem: same });
    const isEverybody = asked.q === undefined && Object.keys(asked.values).length === 0;
    const pageOf = (order: PageOrder) => {
      if (order.column !== 'b.balance') return pageOfIds(from, 'u.id', order).execute();
      return isEverybody
        ? richestOfAll(db, order)
        : pageOfIds(withMoney(from), 'u.id', order, 'asc').execute();
    };
    const whole = (found: readonly { readonly id: string }[]) =>
      findAdminUsers(
        db,
        found.map((row) => row.id),
      );
    return {
      toItem: same<AdminUser>,
      readTotals: rows.readTotals,
      readPage: async (order: PageOrder) => whole(await pageOf(order)),
      readAfter: async (person: AdminUser | undefined, limit: number) =>
        whole(await rows.readAfter(person, limit)),
    };
  },
  file: {
    sheet: 'Пользователи',
    name: 'users',
    reading: { all: 'user.export' },
    columns: [
      { title: 'Почта', kind: 'text', cell: ({ email }) => email },
      { title: 'Имя', kind: 'text', cell: ({ display_name: name }) => name },
      { title: 'Телефон', kind: 'text', cell: ({ phone }) => phone },
      { title: 'Роль', kind: 'text', cell: ({ role }) => role.role_name },
      {
        title: 'Глобальная роль при компании',
        kind: 'text',
        cell: ({ global_role: kept }) => kept?.role_name ?? null,
      },
      { title: 'Счёт', kind: 'text', cell: ({ account_type: type }) => ACCOUNT_TYPE[type].label },
      { title: 'Компания', kind: 'text', cell: ({ company }) => company?.name ?? null },
      { title: 'Группа', kind: 'text', cell: ({ group }) => group?.name ?? null },
      { title: 'Состояние', kind: 'text', cell: (person) => PERSON_STATE_LABEL[personState(person)] },
      { title: 'Баланс, ₽', kind: 'number', cell: ({ balance }) => moneyCell(balance) },
      { title: 'Расход за 30 дней, ₽', kind: 'number', cell: ({ spent_30d: spent }) => moneyCell(spent) },
      { title: 'Создан', kind: 'date', cell: ({ created_at: at }) => new Date(at) },
      {
        title: 'Последний вход',
        kind: 'date',
        cell: ({ last_sign_in_at: at }) => (at === null ? null : new Date(at)),
      },
      { title: 'ID', kind: 'text', cell: ({ id }) => id },
    ],
  },
});
