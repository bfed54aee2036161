import type { Permission } from '@cabinet/access/permissions';
import { NEAR_CAP_PERCENT } from '@cabinet/kernel/core/payments';
import { type InferResult, type SqlBool, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { capUsedUp } from '#lib/ledger/index.ts';
import { holders } from '#lib/roles/holders-repository.ts';
import { wireOf } from '#lib/wire.ts';
import type { CompanyUserSchema } from './schemas.ts';

type CompanyUsers = ReturnType<typeof companyUsersOf>;

/** The people of a company, with the role that they have now or get back after their suspension. */
export function companyUsersOf(db: Database, companyId: string) {
  return db
    .selectFrom('company_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .innerJoin('roles as r', (join) => join.on(sql<SqlBool>`r.id = coalesce(m.suspended_role_id, u.role_id)`))
    .where('m.company_id', '=', companyId)
    .where('u.deleted_at', 'is', null);
}

export function whereActive(users: CompanyUsers, isActive: boolean | undefined): CompanyUsers {
  if (isActive === undefined) return users;
  return users.where('m.suspended_role_id', isActive ? 'is' : 'is not', null);
}

/** The people who are near the end of the month's cap, or beyond it, reserves included. */
export function whereNearCap(users: CompanyUsers, isNear: boolean | undefined): CompanyUsers {
  if (isNear === undefined) return users;
  const spent = sql`ledger_month_spent((select id from payers where company_id = m.company_id), m.user_id, clock_timestamp())`;
  const near = sql<SqlBool>`(m.monthly_cap is not null and ${spent} * 100 >= ${sql.lit(NEAR_CAP_PERCENT)} * m.monthly_cap)`;
  return users.where(isNear ? near : sql<SqlBool>`not ${near}`);
}

/** The people who have used up the month's cap. A suspended person spends nothing of it, whatever they spent before. */
export function whereCapUsedUp(users: CompanyUsers, isUsedUp: boolean | undefined): CompanyUsers {
  if (isUsedUp === undefined) return users;
  const usedUp = sql<SqlBool>`(m.suspended_role_id is null
    and ${capUsedUp(sql`(select id from payers where company_id = m.company_id)`)})`;
  return users.where(isUsedUp ? usedUp : sql<SqlBool>`not coalesce(${usedUp}, false)`);
}

export function selectCompanyUser(users: CompanyUsers) {
  return users.select([
    'm.user_id as id',
    'm.user_id',
    'u.display_name',
    'u.email',
    'u.avatar_hash',
    sql<RoleRef>`json_build_object('role_id', r.id, 'role_name', r.name)`.as('role'),
    sql<boolean>`c.owner_id is not distinct from u.id`.as('is_owner'),
    sql<boolean>`m.suspended_role_id is null`.as('is_active'),
    'u.is_active as has_account',
    wireOf<string | null>('m.monthly_cap').as('monthly_cap'),
    'u.last_sign_in_at',
    'm.joined_at',
  ]);
}

/** Who is in the company, by name; somebody without one goes by their e-mail. */
export function readNames(db: Database, companyId: string) {
  return db
    .selectFrom('company_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.user_id', sql<string>`coalesce(nullif(u.display_name, ''), u.email)`.as('display_name')])
    .where('m.company_id', '=', companyId)
    .where('u.deleted_at', 'is', null)
    .execute();
}

type RoleRef = Static<typeof CompanyUserSchema>['role'];
export type CompanyUserRow = InferResult<ReturnType<typeof selectCompanyUser>>[number];
export type CompanyUser = CompanyUserRow & { readonly permissions: readonly string[] };

export function findCompanyUser(
  db: Database,
  companyId: string,
  userId: string,
): Promise<CompanyUser | undefined> {
  return selectCompanyUser(companyUsersOf(db, companyId))
    .select(
      sql<string[]>`array(select permission from role_permissions where role_id = r.id order by position)`.as(
        'permissions',
      ),
    )
    .where('m.user_id', '=', userId)
    .executeTakeFirst();
}

/** The people to ask: the owner first, then the holders of company_user:manage. */
export async function findManagers(
  db: Database,
  companyId: string,
): Promise<{ readonly user_id: string; readonly display_name: string; readonly email: string }[]> {
  const { rows } = await sql<{
    readonly user_id: string;
    readonly display_name: string;
    readonly email: string;
  }>`
    select u.id as user_id, u.display_name, u.email
    from companies c join users u on u.company_id = c.id
    where c.id = ${companyId} and u.deleted_at is null and (u.id = c.owner_id or (u.is_active and exists (
      select from role_permissions p where p.role_id = u.role_id and p.permission = 'company_user:manage')))
    order by u.id is distinct from c.owner_id, u.display_name, u.id`.execute(db);
  return rows;
}

/** Whether anybody else holds the permission, may sign in, and is not suspended. */
export async function hasOtherHolder(
  db: Database,
  {
    companyId,
    userId,
    permission,
  }: { readonly companyId: string; readonly userId: string; readonly permission: Permission },
): Promise<boolean> {
  const { rows } = await sql`
    select u.id from ${holders}
    where u.company_id = ${companyId} and u.id <> ${userId} and p.permission = ${permission} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
