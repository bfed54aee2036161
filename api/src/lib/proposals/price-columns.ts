import { type RawBuilder, sql } from 'kysely';
import { tiersOf } from '#lib/ledger/own-payer.ts';
import { holders } from '#lib/roles/holders-repository.ts';

/** Of a correction for tiers: who may decide about its kind, but has a payer of one of these tiers. */
export const tierOwners = sql<
  readonly string[] | null
>`case when f.status = 'pending' and f.facts #> '{order,tiers}' is not null then array(
  select distinct u.id from ${holders} where p.permission = f.permission and exists (
    select from (${tiersOf(sql`u.id`)}) t
    where t.tier in (select jsonb_array_elements_text(f.facts #> '{order,tiers}')))) end`;

/** Whether a correction is no more as it was when its change was proposed. */
export const isCorrectionOther = sql<boolean>`(f.kind = 'rate_correction' and f.subject is not null
  and (f.facts #>> '{order,version}')::integer is distinct from (case when f.kind = 'rate_correction' then (
    select c.version from rate_corrections c where c.id = f.subject::uuid) end))`;

/** The price of a model and the one that is planned, in a text that changes with them. */
export const standingPrice = (modelId: RawBuilder<unknown>) => sql<string>`(
  select concat_ws('/', m.input_price, m.output_price, n.input_price, n.output_price, extract(epoch from n.valid_from))
  from current_models m left join model_prices n on n.model_id = m.id and n.valid_from > clock_timestamp()
  where m.id = ${modelId})`;

/** Whether a model costs something else than when its price was proposed, or another price is planned. */
export const isPriceOther = sql<boolean>`(f.kind = 'model_price'
  and f.facts #>> '{order,standing}' is distinct from ${standingPrice(sql`f.subject`)})`;
