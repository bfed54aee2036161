import { fitsWords, matchesWords } from '#lib/search/matches-words.ts';
import { defineList, flag, id, type ListReader, moneyCell, tableRows, textOf } from '#lists/index.ts';
import { demandCompanyUser, demandEditor, demandOwn } from './access.ts';
import { withMonths } from './company-user.ts';
import {
  companyUsersOf,
  selectCompanyUser,
  whereActive,
  whereCapUsedUp,
  whereNearCap,
} from './company-user-repository.ts';
import { toEvent, withNames } from './event-dto.ts';
import { eventsOf, selectEvent } from './history-repository.ts';
import { CompanyEventSchema, CompanyParams, CompanyUserSchema } from './schemas.ts';

type Reader = ListReader<'company'>;

export const companyUserList = defineList({
  tag: 'company',
  params: CompanyParams,
  routes: [
    {
      path: '/company/:id/users',
      scope: 'company',
      access: { permission: 'company_user:manage' },
      summary: 'The people of the company',
    },
  ],
  item: CompanyUserSchema,
  search: 'Name or e-mail',
  filters: { role_id: id('r.id'), is_active: flag(), near_cap: flag(), cap_used_up: flag() },
  sorts: {
    joined_at: 'm.joined_at',
    display_name: 'u.display_name',
    last_sign_in_at: { nullable: 'u.last_sign_in_at' },
  },
  async find(reader, { q, values, where }) {
    const { db } = reader;
    const companyId = ownCompany(reader);
    const users = whereActive(companyUsersOf(db, companyId), values.is_active);
    const from = whereCapUsedUp(whereNearCap(users, values.near_cap), values.cap_used_up)
      .where(where)
      // By their index first; a phone, which the list does not show, finds nobody.
      .where(matchesWords('user', 'u.id', q))
      .where(fitsWords(q, 'u.display_name', 'u.email'));
    const rows = tableRows({ from, select: selectCompanyUser, id: 'm.user_id', toItem: (row) => row });
    return {
      readTotals: rows.readTotals,
      toItem: (item: Awaited<ReturnType<typeof withMonths>>[number]) => item,
      readPage: async (order) => withMonths(db, companyId, await rows.readPage(order)),
      readAfter: async (item, limit) => withMonths(db, companyId, await rows.readAfter(item, limit)),
    };
  },
  file: {
    sheet: 'Сотрудники',
    name: 'company-users',
    reading: { company: 'company_user.export' },
    columns: [
      { title: 'Имя', kind: 'text', cell: ({ display_name }) => display_name },
      { title: 'Почта', kind: 'text', cell: ({ email }) => email },
      { title: 'Роль', kind: 'text', cell: ({ role }) => role.role_name },
      { title: 'Состояние', kind: 'text', cell: (user) => (user.is_active ? 'Активен' : 'Приостановлен') },
      {
        title: 'Лимит в месяц, ₽',
        kind: 'number',
        cell: (user) => user.monthly_cap && moneyCell(user.monthly_cap),
      },
      {
        title: 'Потрачено в этом месяце, ₽',
        kind: 'number',
        cell: (user) => moneyCell(user.spent_this_month),
      },
      {
        title: 'Последний вход',
        kind: 'date',
        cell: (user) => user.last_sign_in_at && new Date(user.last_sign_in_at),
      },
      { title: 'В компании с', kind: 'date', cell: ({ joined_at }) => new Date(joined_at) },
    ],
  },
});

export const companyEvents = defineList({
  tag: 'company',
  params: CompanyParams,
  routes: [
    {
      path: '/company/:id/history',
      scope: 'company',
      access: 'session',
      summary: 'What was changed in the company, and by whom; the owner, or company_user:manage',
    },
  ],
  item: CompanyEventSchema,
  search: null,
  filters: {},
  sorts: { at: 'a.seq' },
  async find(reader) {
    const { db, session } = reader;
    const companyId = ownCompany(reader);
    demandEditor(await demandCompanyUser(db, session.userId, companyId));
    const events = eventsOf(db, companyId);
    const rows = tableRows({ from: events, select: selectEvent, id: 'a.id', toItem: (row) => row });
    return {
      ...rows,
      toItem: toEvent,
      readPage: async (order) => withNames(db, await rows.readPage(order)),
      readAfter: async (row, limit) => withNames(db, await rows.readAfter(row, limit)),
    };
  },
});

function ownCompany({ session, params }: Reader): string {
  const companyId = textOf(params, 'id') ?? '';
  demandOwn(session, companyId);
  return companyId;
}
