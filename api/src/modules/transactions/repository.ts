import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import type { PayerKind } from '#db/schema.ts';
import type { TransactionSchema } from './schemas.ts';

/** A posting of a payer: what the wire says as it is, and what the rest is made of. */
export type TransactionRow = Omit<Static<typeof TransactionSchema>, Made> & {
  readonly number: number;
  readonly entry_id: string;
  readonly balance_after: string;
  /** `created_at` with microseconds. A JavaScript Date has none, so a cursor by it would skip rows. */
  readonly at: string;
  readonly payer_id: string;
  readonly payer_kind: PayerKind;
  readonly payer_name: string;
  readonly payer_group_id: string | null;
  readonly payer_company_id: string | null;
  readonly payer_owner_id: string | null;
  readonly user_id: string | null;
  readonly user_name: string | null;
  readonly model_id: string | null;
  readonly model_name: string | null;
  readonly input_tokens: number | null;
  readonly output_tokens: number | null;
  readonly document_type: string | null;
  readonly document_id: string | null;
  readonly document_number: string | null;
  readonly request_number: number | null;
  readonly original_number: number | null;
  readonly is_reversed: boolean;
};

type Made =
  | 'number'
  | 'direction'
  | 'balance_before'
  | 'balance_after'
  | 'status'
  | 'payer'
  | 'user'
  | 'model'
  | 'tokens'
  | 'document';

const AT = sql`to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export function selectRows(from: RawBuilder<unknown>, tail: RawBuilder<unknown> = sql``) {
  return sql<TransactionRow>`
    select p.id, p.number, p.entry_id, p.type, p.amount, p.balance_after, p.created_at, ${AT} as at,
      p.payer_id, y.kind as payer_kind, y.name as payer_name, y.group_id as payer_group_id,
      y.company_id as payer_company_id, y.owner_id as payer_owner_id,
      p.user_id, u.display_name as user_name, p.model_id, m.name as model_name,
      c.input_tokens, c.output_tokens,
      e.document_type, e.document_id, e.document_number, r.number as request_number, o.number as original_number,
      e.description, e.reason,
      exists (select from ledger_entries x where x.original_id = e.id and x.kind = 'reversal') as is_reversed
    from ${from}
    join ledger_entries e on e.id = p.entry_id
    join payers y on y.id = p.payer_id
    left join users u on u.id = p.user_id
    left join models m on m.id = p.model_id
    left join model_charges c on c.entry_id = p.entry_id
    left join payment_requests r
      on r.id = case when e.document_type = 'payment_request' then e.document_id::uuid end
    left join ledger_postings o on o.entry_id = e.original_id and o.account_id = p.payer_id
    ${tail}`;
}

export async function findRow(db: Database, id: string): Promise<TransactionRow | undefined> {
  const { rows } = await selectRows(
    sql`(select * from ledger_postings where id = ${id} and payer_id is not null) p`,
  ).execute(db);
  return rows[0];
}

export async function findActor(db: Database, entryId: string) {
  return await db
    .selectFrom('ledger_entries as e')
    .innerJoin('users as u', 'u.id', 'e.actor_id')
    .select(['u.id', 'u.display_name'])
    .where('e.id', '=', entryId)
    .executeTakeFirst();
}

/** The payer's own posting comes first. Money that moved between two payers has a posting of the other one as well. */
export async function findPostings(db: Database, entryId: string, payerId: string) {
  return await db
    .selectFrom('ledger_postings as l')
    .innerJoin('ledger_accounts as a', 'a.id', 'l.account_id')
    .leftJoin('payers as y', 'y.id', 'l.payer_id')
    .select(['a.code', 'y.name', 'l.amount', 'l.balance_after', 'l.payer_id'])
    .where('l.entry_id', '=', entryId)
    .orderBy(sql`l.account_id <> ${payerId}`)
    .orderBy(sql`l.payer_id is null`)
    .orderBy('l.number')
    .execute();
}

/** How a charge was priced, by what its record kept. A correction says what it covers: whose it is and why is the staff's. */
export async function findCharge(db: Database, entryId: string) {
  return await db
    .selectFrom('model_charges as c')
    .leftJoin('rate_corrections as r', 'r.id', 'c.correction_id')
    .leftJoin('models as m', (join) =>
      join.onRef('m.id', '=', 'r.scope_value').on('r.scope_type', '=', 'model'),
    )
    .select(['c.base_amount', 'c.correction_multiplier', 'c.tier', 'c.tier_multiplier'])
    .select(['c.input_price', 'c.output_price'])
    .select(['r.scope_type', 'r.scope_value', 'm.name as scope_name'])
    .where('c.entry_id', '=', entryId)
    .executeTakeFirst();
}

type RelatedRow = Pick<TransactionRow, 'id' | 'number' | 'type' | 'amount' | 'created_at'>;

/** The entry that this one answers, and those that answer it. Each kind of answer has an index of its own. */
export async function findRelated(db: Database, entryId: string, payerId: string): Promise<RelatedRow[]> {
  const { rows } = await sql<RelatedRow>`
    select l.id, l.number, l.type, l.amount, l.created_at from ledger_postings l
    where l.account_id = ${payerId} and l.entry_id in (
      select original_id from ledger_entries where id = ${entryId} and original_id is not null
      union all
      select id from ledger_entries where original_id = ${entryId} and kind = 'refund'
      union all
      select id from ledger_entries where original_id = ${entryId} and kind = 'reversal')
    order by l.created_at`.execute(db);
  return rows;
}
