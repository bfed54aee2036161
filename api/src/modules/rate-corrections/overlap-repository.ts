import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { Ranked } from '#lib/pricing/index.ts';
import type { Draft } from './draft.ts';

export interface Rival extends Ranked {
  readonly id: string;
  readonly multiplier: string;
  readonly valid_from: Date;
  readonly valid_to: Date | null;
}

/** The corrections that apply at some time together with this one, for somebody whom it is for. */
export async function findRivals(db: Database, draft: Draft): Promise<Rival[]> {
  const { rows } = await sql<Rival>`
    select c.id, c.number::integer as number, c.scope_type, c.scope_value, c.target_payer_id, c.target_tier,
      c.multiplier, c.valid_from, c.valid_to
    from rate_corrections c left join payers p on p.id = c.target_payer_id
    where c.is_active and c.id is distinct from ${draft.id}::uuid
      and (c.valid_to is null or c.valid_to > greatest(now(), ${draft.valid_from}::timestamptz))
      and (${draft.valid_to}::timestamptz is null or c.valid_from < ${draft.valid_to})
      and ${sharesPayers(draft)}`.execute(db);
  return rows;
}

function sharesPayers({ target_payer_id: payerId, target_tier: tier }: Draft) {
  if (payerId !== null)
    return sql`(c.target_payer_id = ${payerId} or (c.target_payer_id is null
      and (c.target_tier is null or c.target_tier = (select tier from payers where id = ${payerId}))))`;
  if (tier !== null)
    return sql`(c.target_tier = ${tier} or (c.target_tier is null and (c.target_payer_id is null or p.tier = ${tier})))`;
  return sql`true`;
}

/** The corrections that may have priced charges since a moment. */
export async function findPricing(db: Database, since: Date): Promise<(Ranked & { readonly id: string })[]> {
  const { rows } = await sql<Ranked & { readonly id: string }>`
    select id, number::integer as number, scope_type, scope_value, target_payer_id, target_tier
    from rate_corrections
    where valid_from <= now() and (valid_to is null or valid_to > ${since})
      and (is_active or deactivated_at > ${since})`.execute(db);
  return rows;
}
