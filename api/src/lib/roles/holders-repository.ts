import { sql } from 'kysely';
import type { Database } from '#db/index.ts';

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
    select distinct p.permission from role_permissions p join users u on u.role_id = p.role_id
    where p.permission = any (${permissions}::text[]) and u.is_active and u.deleted_at is null and ${place}`.execute(
    db,
  );
  return rows.map(({ permission }) => permission);
}

/** What a person holds now. */
export async function findPermissionsOf(db: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ readonly permission: string }>`
    select p.permission from users u join role_permissions p on p.role_id = u.role_id
    where u.id = ${userId} and u.is_active and u.deleted_at is null order by p.position`.execute(db);
  return rows.map(({ permission }) => permission);
}
