import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { Inviting } from './inviting.ts';

export interface Organisation {
  readonly id: string;
  readonly name: string;
  readonly is_closed: boolean;
}

export interface Inviter {
  readonly email: string;
  readonly display_name: string;
  /** Only static permissions count, because rules about models are no rights. */
  readonly permissions: readonly string[];
  readonly company_id: string | null;
  readonly owns_group_id: string | null;
}

export interface GrantedRole {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly string[];
}

const STATIC_PERMISSIONS = sql`
  array(select p.permission from role_permissions p join permissions s on s.id = p.permission
    where p.role_id = r.id order by p.position)`;

/** This lock comes before every other one (docs/product.md §15.4). */
export async function lockOrganisation(
  db: Database,
  { kind, organisationId }: Inviting,
): Promise<Organisation | undefined> {
  const { rows } =
    kind === 'group'
      ? await sql<Organisation>`select id, name, dissolved_at is not null as is_closed from groups
          where id = ${organisationId} for update`.execute(db)
      : await sql<Organisation>`select id, name, closed_at is not null as is_closed from companies
          where id = ${organisationId} for update`.execute(db);
  return rows[0];
}

/** The inviter, while nobody switches them off. Undefined when somebody has. */
export async function findInviter(db: Database, userId: string): Promise<Inviter | undefined> {
  await sql`select from users where id = ${userId} for share`.execute(db);
  const { rows } = await sql<Inviter>`
    select u.email, coalesce(nullif(u.display_name, ''), u.email) as display_name, u.company_id,
      ${STATIC_PERMISSIONS} as permissions,
      (select group_id from group_members m where m.user_id = u.id and m.role = 'owner') as owns_group_id
    from users u join roles r on r.id = u.role_id
    where u.id = ${userId} and u.is_active and u.deleted_at is null`.execute(db);
  return rows[0];
}

export async function findCompanyRole(
  db: Database,
  companyId: string,
  roleId: string,
): Promise<GrantedRole | undefined> {
  const { rows } = await sql<GrantedRole>`
    select r.id, r.name, ${STATIC_PERMISSIONS} as permissions
    from roles r where r.id = ${roleId} and r.company_id = ${companyId}`.execute(db);
  return rows[0];
}

export async function countMembers(db: Database, { kind, organisationId }: Inviting): Promise<number> {
  const { rows } = await sql<{ readonly members: number }>`
    select count(*)::integer as members from ${sql.table(`${kind}_members`)}
    where ${sql.ref(`${kind}_id`)} = ${organisationId}`.execute(db);
  return rows[0]?.members ?? 0;
}

/** Whether somebody with this e-mail is a member. A suspended person of a company is one too. */
export async function isMember(
  db: Database,
  { kind, organisationId }: Inviting,
  email: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(`${kind}_members`)} m join users u on u.id = m.user_id
    where ${sql.ref(`m.${kind}_id`)} = ${organisationId} and u.email = ${email} and u.deleted_at is null`.execute(
    db,
  );
  return rows.length > 0;
}
