import { sql } from 'kysely';
import { ADVISORY_LOCKS, type Database } from '#db/index.ts';
import { maySignIn } from '../may-sign-in.ts';

/** Everybody with each permission that they hold now, as `u` and `p`. */
export const holders = sql`users u join role_permissions p on p.role_id = u.role_id and ${maySignIn}`;

/** Makes changes of roles take turns: those of global roles, or those of one company. */
export async function lockHolders(db: Database, companyId: string | null): Promise<void> {
  if (companyId === null)
    await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.globalRoles)})`.execute(db);
  else await sql`select from companies where id = ${companyId} for update`.execute(db);
}

/** Which of these permissions are held by somebody who may sign in and, in a company, is not suspended there. */
export async function findHeld(
  db: Database,
  companyId: string | null,
  permissions: readonly string[],
): Promise<string[]> {
  const place = companyId === null ? sql`true` : sql`u.company_id = ${companyId}`;
  const { rows } = await sql<{ readonly permission: string }>`
    select distinct p.permission from ${holders}
    where p.permission = any (${permissions}::text[]) and ${place}`.execute(db);
  return rows.map(({ permission }) => permission);
}

/** The permissions that a person holds now. */
export async function findPermissionsOf(db: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ readonly permission: string }>`
    select p.permission from ${holders} where u.id = ${userId} order by p.position`.execute(db);
  return rows.map(({ permission }) => permission);
}

const SHOWN = 5;

/** The names of some who hold all of these permissions now. */
export async function findHoldersOfAll(db: Database, permissions: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ readonly name: string }>`
    select coalesce(nullif(u.display_name, ''), u.email) as name from ${holders}
    where p.permission = any (${permissions}::text[])
    group by u.id having count(*) = ${permissions.length} order by name, u.id limit ${SHOWN}`.execute(db);
  return rows.map(({ name }) => name);
}
