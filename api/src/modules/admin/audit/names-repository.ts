import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { isClosed } from '#lib/ledger/payer-state.ts';

/** What may be no more, though its name stays. */
export type MortalKind = 'user' | 'group' | 'company' | 'payer';
type LastingKind =
  | 'role'
  | 'payment_request'
  | 'proposal'
  | 'rate_correction'
  | 'bank_statement'
  | 'job'
  | 'model'
  | 'permission';
export type NamedKind = MortalKind | LastingKind;

type NameRow = {
  readonly id: string;
  readonly label: string;
  /** The payer of a group or a company, whose page is theirs. */
  readonly payer_id: string | null;
} & (
  | { readonly kind: MortalKind; readonly is_gone: boolean }
  | { readonly kind: LastingKind; readonly is_gone: false }
);

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
      deleted_at is not null as is_gone, null as payer_id from users where ${isAsked('id')}
    union all select 'role', id::text, name, false, null from roles where ${isAsked('id')}
    union all select 'group', g.id::text, g.name, g.dissolved_at is not null, p.id::text
      from groups g left join payers p on p.group_id = g.id where ${isAsked('g.id')}
    union all select 'company', c.id::text, c.name, c.closed_at is not null, p.id::text
      from companies c left join payers p on p.company_id = c.id where ${isAsked('c.id')}
    union all select 'payer', p.id::text, p.name, ${isClosed}, null from payers p where ${isAsked('p.id')}
    union all select 'payment_request', id::text, number::text, false, null from payment_requests where ${isAsked('id')}
    union all select 'proposal', id::text, number::text, false, null from proposals where ${isAsked('id')}
    union all select 'rate_correction', id::text, number::text, false, null from rate_corrections where ${isAsked('id')}
    union all select 'bank_statement', id::text, file_name, false, null from bank_statements where ${isAsked('id')}
    union all select 'job', id::text, kind, false, null from background_jobs where ${isAsked('id')}
    union all select 'model', id, name, false, null from models where id = any (${models}::text[])
    union all select 'permission', id, name, false, null from permissions where id = any (${permissions}::text[])`.execute(
    db,
  );
  return rows;
}
