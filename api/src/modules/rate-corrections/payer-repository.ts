import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { PayerKind } from '#db/schema.ts';
import type { PayerOwners } from '#lib/ledger/index.ts';
import { isClosed } from '#lib/ledger/payer-state.ts';
import { matchesWords } from '#lib/search/matches-words.ts';

export interface PayerRow extends PayerOwners {
  readonly id: string;
  readonly kind: PayerKind;
  readonly name: string;
  readonly hint: string;
  readonly is_closed: boolean;
  readonly tier: string;
  readonly tier_is_manual: boolean;
  readonly tier_reason: string | null;
  readonly tier_set_by: string | null;
  readonly tier_set_name: string | null;
  readonly tier_set_at: Date | null;
}

const LIMIT = 20;

const COLUMNS = sql`p.id, p.kind, p.name, coalesce(c.inn, u.email, '') as hint, ${isClosed} as is_closed, p.tier, p.tier_is_manual, p.tier_reason,
  p.tier_set_by, s.display_name as tier_set_name, p.tier_set_at, p.owner_id, p.user_id, p.group_id, p.company_id`;
const TABLES = sql`payers p
  left join users u on u.id = coalesce(p.user_id, p.owner_id)
  left join companies c on c.id = p.company_id
  left join users s on s.id = p.tier_set_by`;

/** Finds payers by the beginnings of words: of their own name, of their owner's name, e-mail and phone, or by ИНН. */
export async function searchPayers(db: Database, q: string): Promise<PayerRow[]> {
  const { rows } = await sql<PayerRow>`
    select ${COLUMNS} from ${TABLES} where ${matches(q.trim())}
    order by p.name, p.id limit ${LIMIT}`.execute(db);
  return rows;
}

function matches(q: string): RawBuilder<SqlBool> {
  if (q === '') return sql`true`;
  return sql`p.id in (
    select n.id from payers n where ${matchesWords('payer', 'n.id', q)}
    union select n.id from payers n where ${matchesWords('user', 'n.owner_id', q)}
    union select n.id from payers n join companies f on f.id = n.company_id where starts_with(f.inn, ${q}))`;
}

export async function findPayer(db: Database, id: string): Promise<PayerRow | undefined> {
  const { rows } = await sql<PayerRow>`select ${COLUMNS} from ${TABLES} where p.id = ${id}`.execute(db);
  return rows[0];
}

/**
 * Locks the payer's tier. The balance is locked first, as in a posting: a top-up on its way has either been counted or
 * sees the tier that is set here.
 */
export async function lockTier(db: Database, id: string): Promise<PayerRow | undefined> {
  await sql`select from payer_balances where payer_id = ${id} for update`.execute(db);
  await sql`select from payers where id = ${id} for update`.execute(db);
  return findPayer(db, id);
}

/** The tier that a payer has reached by its top-ups. */
export async function reachedTier(db: Database, id: string): Promise<string> {
  const { rows } = await sql<{ readonly code: string }>`
    select t.code from tiers t
    where t.threshold <= greatest((select total_topped_up from payer_balances where payer_id = ${id}), 0)
    order by t.threshold desc limit 1`.execute(db);
  if (!rows[0]) throw new Error(`no tier for the payer ${id}`);
  return rows[0].code;
}

export async function updateTier(
  db: Database,
  id: string,
  { tier, manual }: { tier: string; manual: { reason: string; by: string } | null },
): Promise<void> {
  await db
    .updateTable('payers')
    .set({
      tier,
      tier_is_manual: manual !== null,
      tier_reason: manual?.reason ?? null,
      tier_set_by: manual?.by ?? null,
      tier_set_at: manual ? sql<Date>`clock_timestamp()` : null,
    })
    .where('id', '=', id)
    .execute();
}
