import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Whether this role, which owns no tables, still writes the audit log by itself, as the release before did
 * (`grant_api_rights`).
 */
export async function hasOldRights(db: Database): Promise<boolean> {
  const { rows } = await sql<{ readonly has: boolean }>`
    select has_table_privilege('audit_log', 'insert') and not pg_has_role(tableowner, 'member') as has
    from pg_tables where schemaname = current_schema() and tablename = 'audit_log'`.execute(db);
  return rows[0]?.has ?? false;
}
