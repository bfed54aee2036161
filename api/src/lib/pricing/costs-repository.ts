import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Database, inTransaction } from '#db/index.ts';

/** Which charges another rate would have priced, and how. */
interface Question {
  readonly from: Date;
  /** Undefined means every model. */
  readonly modelIds: readonly string[] | undefined;
  readonly payerId: string | null;
  readonly tier: string | null;
  /** The corrections that apply instead of this one. */
  readonly strongerIds: readonly string[];
  /** What a charge `c` would have cost, unrounded. */
  readonly price: RawBuilder<string>;
}

/** The price of charges with this multiplier in place of the correction that they had. */
export const withMultiplier = (multiplier: string): RawBuilder<string> =>
  sql`c.base_amount * ${multiplier}::numeric * c.tier_multiplier`;

/** The price of charges with other prices of a million tokens; each keeps its correction and its tier. */
export const withPrices = (prices: { readonly input_price: string; readonly output_price: string }) =>
  sql<string>`(c.input_tokens * ${prices.input_price}::numeric + c.output_tokens * ${prices.output_price}::numeric)
    * c.correction_multiplier * c.tier_multiplier * 0.000001`;

export interface CostRow {
  readonly id: string;
  readonly name: string;
  readonly charges: number;
  readonly before: string;
  readonly after: string;
}

export interface Costs {
  readonly charges: number;
  readonly outranked: number;
  readonly before: string;
  readonly after: string;
  readonly payers_count: number;
  readonly models_count: number;
  readonly payers: readonly CostRow[];
  readonly models: readonly CostRow[];
}

/** The sums of a hundred thousand payers fit into this memory. With less they are sorted on the disk. */
const SUMS_MEMORY = '64MB';
const SHOWN = 20;

/**
 * What charges cost and would have cost, in one pass over them. Each is rounded as `priceTokens` does it. The base
 * price that a multiplier starts from is exact for prices of up to four decimals.
 */
export function sumCosts(db: Database, question: Question): Promise<Costs> {
  return inTransaction(db, async (trx) => {
    await sql`select set_config('work_mem', ${SUMS_MEMORY}, true)`.execute(trx);
    const { rows } = await sql<Costs>`
      with sums as materialized (
        select c.payer_id, c.model_id, count(*) filter (where is_outranked) as outranked,
          count(*) filter (where not is_outranked) as charges,
          sum(c.amount) filter (where not is_outranked) as before,
          sum(round(${question.price}, 10)) filter (where not is_outranked) as after
        from (
          select *, ${isOutranked(question)} as is_outranked from model_charges
          where created_at >= ${question.from} and request_key not like 'hold:%' and ${isInReach(question)}) c
        group by grouping sets ((c.payer_id), (c.model_id))
      )
      select coalesce(sum(charges), 0)::integer as charges, coalesce(sum(outranked), 0)::integer as outranked,
        coalesce(sum(before), 0)::text as before, coalesce(sum(after), 0)::text as after,
        count(*) filter (where charges > 0)::integer as models_count,
        (select count(*)::integer from sums where payer_id is not null and charges > 0) as payers_count,
        ${largest('payer_id', 'payers')} as payers, ${largest('model_id', 'models')} as models
      from sums where model_id is not null`.execute(trx);
    if (!rows[0]) throw new Error('sums without a group are one row');
    return rows[0];
  });
}

function isOutranked({ strongerIds }: Question): RawBuilder<SqlBool> {
  if (strongerIds.length === 0) return sql`false`;
  return sql`coalesce(correction_id = any (${strongerIds}::uuid[]), false)`;
}

function isInReach({ modelIds, payerId, tier }: Question): RawBuilder<SqlBool> {
  const model = modelIds === undefined ? sql`true` : sql`model_id = any (${modelIds}::text[])`;
  const payer = payerId === null ? sql`true` : sql`payer_id = ${payerId}`;
  const ofTier = tier === null ? sql`true` : sql`tier = ${tier}`;
  return sql`${model} and ${payer} and ${ofTier}`;
}

/** The payers or models whose costs would have changed most, as JSON with their names. */
function largest(key: 'payer_id' | 'model_id', table: 'payers' | 'models'): RawBuilder<unknown> {
  const id = sql.ref(`s.${key}`);
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', n.name, 'charges', t.charges,
      'before', t.before::text, 'after', t.after::text) order by abs(t.after - t.before) desc, t.id), '[]')
    from (
      select ${id} as id, s.charges, s.before, s.after from sums s
      where ${id} is not null and s.charges > 0
      order by abs(s.after - s.before) desc, ${id} limit ${SHOWN}) t
    join ${sql.table(table)} n on n.id = t.id)`;
}
