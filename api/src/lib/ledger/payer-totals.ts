import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { EntryKind } from '#db/schema.ts';

export interface PayerTotal {
  readonly type: EntryKind;
  readonly amount_in: string;
  readonly amount_out: string;
  readonly postings: number;
}

/** Income and spending of a payer in [from, to) by type. Whole days come from the roll-up, so any period is cheap. */
export async function payerTotals(
  db: Database,
  { payerId, from, to }: { readonly payerId: string; readonly from: Date; readonly to: Date },
): Promise<PayerTotal[]> {
  const { rows } = await sql<PayerTotal>`
    select type, amount_in, amount_out, postings from ledger_payer_totals(${payerId}::uuid, ${from}, ${to})
    order by type`.execute(db);
  return rows;
}
