import type { AccountType } from '@cabinet/kernel/core/payments';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { avatarUrl } from '#lib/avatar-url.ts';
import { accountTypeOf } from '#lib/ledger/index.ts';
import { keptRole } from '#lib/roles/kept-role.ts';
import { matchesWords } from '#lib/search/matches-words.ts';
import { wireOf } from '#lib/wire.ts';
import type { Asked, PageOrder, Range } from '#lists/index.ts';
import type { PersonState } from './person-state.ts';
import type { AdminUser } from './schemas.ts';

/** The index `users_invited` has this condition. */
const INVITED = sql<SqlBool>`(u.is_active and u.password_hash is null and u.last_sign_in_at is null)`;

/** Who is in a state, of the users `u`. */
const IN_STATE: Readonly<Record<PersonState, RawBuilder<SqlBool>>> = {
  active: sql`(u.is_active and not ${INVITED})`,
  invited: INVITED,
  inactive: sql`not u.is_active`,
};

interface Values {
  readonly role_id: string;
  readonly account_type: AccountType;
  readonly balance: Range<string>;
  readonly state: readonly PersonState[];
}

const inGroup = sql<SqlBool>`exists (select from group_members g where g.user_id = u.id)`;

/** The order in which payers are asked to pay (product §1). `payers_of_users` has the same order. */
const OF_TYPE: Record<AccountType, RawBuilder<SqlBool>> = {
  company: sql`u.company_id is not null`,
  group: sql`(u.company_id is null and ${inGroup})`,
  personal: sql`(u.company_id is null and not ${inGroup})`,
};

/** Everybody who fits a question and is not deleted. */
export function adminUsersAsked(db: Database, { q, values, where }: Asked<Values>) {
  return db
    .selectFrom('users as u')
    .where('u.deleted_at', 'is', null)
    .where(where)
    .where(values.account_type === undefined ? sql<SqlBool>`true` : OF_TYPE[values.account_type])
    .where(withRole(values.role_id))
    .where(inStates(values.state))
    .where(withBalance(values.balance))
    .where(matchesWords('user', 'u.id', q));
}

/** Whoever has the role, and whoever keeps it beside a company's. */
function withRole(roleId: string | undefined): RawBuilder<SqlBool> {
  if (roleId === undefined) return sql`true`;
  return sql`u.id in (
    select h.user_id from role_holders h where h.role_id = ${roleId} and (h.is_current or h.is_kept))`;
}

function inStates(states: readonly PersonState[] | undefined): RawBuilder<SqlBool> {
  if (states === undefined) return sql`true`;
  return sql`(${sql.join(
    states.map((state) => IN_STATE[state]),
    sql` or `,
  )})`;
}

function withBalance({ from, to }: Range<string> = { from: undefined, to: undefined }): RawBuilder<SqlBool> {
  if (from === undefined && to === undefined) return sql`true`;
  return sql`u.id in (
    select p.user_id from payers p join payer_balances b on b.payer_id = p.id
    where p.user_id is not null and b.balance >= ${from ?? '-infinity'}::numeric
      and b.balance <= ${to ?? 'infinity'}::numeric)`;
}

/** Adds the money of the personal account, for an order by it. Money has no index, so that a charge writes none. */
export function withMoney(people: ReturnType<typeof adminUsersAsked>) {
  return people
    .innerJoin('payers as p', 'p.user_id', 'u.id')
    .innerJoin('payer_balances as b', 'b.payer_id', 'p.id');
}

/**
 * The richest people up to the end of a page, without reading everybody. Some money belongs to nobody of the list, but
 * that is little. So the rows of the page stand among the first rows of all money, when as many more are read as there
 * are others.
 */
export async function richestOfAll(db: Database, { limit, offset, direction }: PageOrder) {
  const { others } = await db
    .selectNoFrom(
      sql<number>`(select count(*) from payers p where p.kind in ('group', 'company'))::integer
        + (select count(*) from users u where u.deleted_at is not null)::integer`.as('others'),
    )
    .executeTakeFirstOrThrow();
  const first = db
    .selectFrom('payer_balances as b')
    .select(['b.payer_id', 'b.balance'])
    .orderBy('b.balance', direction)
    .orderBy('b.payer_id')
    .limit(offset + limit + others);
  return db
    .selectFrom(first.as('b'))
    .innerJoin('payers as p', 'p.id', 'b.payer_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .where('u.deleted_at', 'is', null)
    .select('u.id')
    .orderBy('b.balance', direction)
    .orderBy('b.payer_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

type AdminUserRow = Omit<AdminUser, 'avatar' | 'account_type'> & { readonly avatar_hash: string | null };

/** The people with these ids, in the order of the ids. */
export async function findAdminUsers(db: Database, ids: readonly string[]): Promise<AdminUser[]> {
  const { rows } = await sql<AdminUserRow>`
    select u.id, u.email, u.display_name, u.phone, u.avatar_hash, u.is_active,
      json_build_object('role_id', r.id, 'role_name', r.name, 'company_id', r.company_id) as role,
      ${keptRole} as global_role,
      case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end as company,
      case when g.id is not null then json_build_object('id', g.id, 'name', g.name) end as group,
      u.password_hash is not null as has_password, ${wireOf('b.balance')} as balance, ${wireOf('s.spent')} as spent_30d,
      u.created_at, u.last_sign_in_at, u.updated_at
    from unnest(${ids}::uuid[]) with ordinality o (id, n)
      join users u on u.id = o.id and u.deleted_at is null
      join roles r on r.id = u.role_id
      join payers p on p.user_id = u.id
      join payer_balances b on b.payer_id = p.id
      left join companies c on c.id = u.company_id
      left join group_members m on m.user_id = u.id
      left join groups g on g.id = m.group_id
      cross join lateral (
        select coalesce(sum(d.amount_out), 0) as spent from ledger_user_days d
        where d.user_id = u.id and d.type = 'charge' and d.day > ledger_day(clock_timestamp()) - 30) s
    order by o.n`.execute(db);
  return rows.map(({ avatar_hash: hash, ...row }) => ({
    ...row,
    avatar: hash === null ? null : avatarUrl(row.id, hash),
    account_type: accountTypeOf({ company_id: row.company?.id ?? null, group_id: row.group?.id ?? null }),
  }));
}
