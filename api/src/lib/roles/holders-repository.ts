import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/index.ts';

/** Whoever may not sign in holds nothing; `u` is the person. */
export const maySignIn = sql<SqlBool>`u.is_active and u.deleted_at is null`;

/** Who holds which permission now: `u` and `p`. */
export const holders = sql`users u join role_permissions p on p.role_id = u.role_id and ${maySignIn}`;

/** An arbitrary constant: whoever changes what global roles grant, and to whom, takes turns. */
const GLOBAL_LOCK = 7_216_011;

/** Makes changes of roles take turns: of the global ones, or of those of a company. */
export async function lockHolders(db: Database, companyId: string | null): Promise<void> {
  if (companyId === null) await sql`select pg_advisory_xact_lock(${sql.lit(GLOBAL_LOCK)})`.execute(db);
  else await sql`select from companies where id = ${companyId} for update`.execute(db);
}

/** Which of these permissions somebody holds who may sign in; in a company, who is not suspended there. */
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

/** What a person holds now. */
export async function findPermissionsOf(db: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ readonly permission: string }>`
    select p.permission from ${holders} where u.id = ${userId} order by p.position`.execute(db);
  return rows.map(({ permission }) => permission);
}
