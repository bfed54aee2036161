import { sql } from 'kysely';
import type { Database } from '#db/index.ts';

interface NameRow {
  readonly kind: string;
  readonly id: string;
  readonly label: string;
  readonly is_gone: boolean;
}

/** What is asked for at once. An id by UUID may be that of anything; models and permissions have codes of their own. */
export interface WantedNames {
  readonly uuids: readonly string[];
  readonly models: readonly string[];
  readonly permissions: readonly string[];
}

/** The names of everything that these ids may mean: numbers stand as digits. */
export async function findNames(
  db: Database,
  { uuids, models, permissions }: WantedNames,
): Promise<NameRow[]> {
  const isAsked = (column: string) => sql`${sql.ref(column)} = any (${uuids}::uuid[])`;
  const { rows } = await sql<NameRow>`
    select 'user' as kind, id::text as id, coalesce(nullif(display_name, ''), email) as label,
      deleted_at is not null as is_gone from users where ${isAsked('id')}
    union all select 'role', id::text, name, false from roles where ${isAsked('id')}
    union all select 'group', id::text, name, false from groups where ${isAsked('id')}
    union all select 'company', id::text, name, false from companies where ${isAsked('id')}
    union all select 'payer', id::text, name, false from payers where ${isAsked('id')}
    union all select 'payment_request', id::text, number::text, false from payment_requests where ${isAsked('id')}
    union all select 'proposal', id::text, number::text, false from proposals where ${isAsked('id')}
    union all select 'rate_correction', id::text, number::text, false from rate_corrections where ${isAsked('id')}
    union all select 'bank_statement', id::text, file_name, false from bank_statements where ${isAsked('id')}
    union all select 'job', id::text, kind, false from background_jobs where ${isAsked('id')}
    union all select 'model', id, name, false from models where id = any (${models}::text[])
    union all select 'permission', id, name, false from permissions where id = any (${permissions}::text[])`.execute(
    db,
  );
  return rows;
}
