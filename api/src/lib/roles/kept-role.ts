import { sql } from 'kysely';
import { ADVISORY_LOCKS, type Database } from '#db/index.ts';

/**
 * The global role that a person in a company keeps beside the company's, as an expression on the row `u` of `users`;
 * null outside of a company (product §6.8). For statements that are text.
 */
export const KEPT_ROLE_ID = `(case when u.company_id is not null
  then coalesce(u.global_role_id, (select id from roles where key = 'user')) end)`;

/** The same for statements of kysely. */
export const keptRoleId = sql<string | null>`${sql.raw(KEPT_ROLE_ID)}`;

/** The strings of the kept role in their order; null where none is kept. */
export const keptPermissions = sql<readonly string[] | null>`case when u.company_id is not null then
  array(select k.permission from role_permissions k where k.role_id = ${keptRoleId} order by k.position) end`;

/** The kept role as the wire names it; null where none is kept. */
export const keptRole = sql<{ readonly role_id: string; readonly role_name: string } | null>`(
  select json_build_object('role_id', k.id, 'role_name', k.name) from roles k where k.id = ${keptRoleId})`;

/**
 * Makes changes of global roles wait until the transaction ends. Whoever lets a person enter or leave a company calls
 * this before they lock the person: the global role is then put away or brought back, and must not be deleted between.
 */
export async function holdGlobalRoles(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(ADVISORY_LOCKS.globalRoles)})`.execute(trx);
}
