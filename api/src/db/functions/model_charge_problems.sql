-- The record of a priced call must be unchanged, match what was posted or reserved, and follow from its base.
create or replace function model_charge_problems()
returns table (kind text, subject text, detail text) language plpgsql stable as $$
begin
  return query
  select 'charge_altered', c.request_key, 'the record is not what was written'
  from model_charges c where c.digest <> model_charge_digest(c)
  union all
  select 'charge_differs', c.request_key, c.amount || ' <> ' || coalesce((-l.amount)::text, 'nothing posted')
  from model_charges c left join ledger_postings l on l.entry_id = c.entry_id and l.account_id = c.payer_id
  where c.entry_id is not null
    and (c.amount, c.user_id, c.model_id) is distinct from (-l.amount, l.user_id, l.model_id)
  union all
  select 'charge_differs', c.request_key, c.amount || ' <> ' || coalesce(h.amount::text, 'nothing reserved')
  from model_charges c left join holds h on h.id = c.hold_id
  where c.request_key like 'hold:%' and c.amount <> 0
    and (c.amount, c.payer_id, c.user_id, c.model_id) is distinct from (h.amount, h.payer_id, h.user_id, h.model_id)
  union all
  select 'charge_differs', c.request_key, c.amount || ' and nothing posted'
  from model_charges c where c.entry_id is null and c.amount <> 0 and c.request_key not like 'hold:%'
  union all
  /* The base is rounded; the amount was computed from the unrounded base. */
  select 'charge_mispriced', c.request_key,
    c.amount || ' <> ' || c.base_amount || ' × ' || c.correction_multiplier || ' × ' || c.tier_multiplier
      || coalesce(' of ' || c.input_tokens || ' × ' || c.input_price || ' + ' || c.output_tokens || ' × ' || c.output_price, '')
  from model_charges c
  where abs(c.amount - c.base_amount * c.correction_multiplier * c.tier_multiplier)
      > 0.0000000001 * (1 + c.correction_multiplier * c.tier_multiplier)
    /* The API counts with twenty digits, fewer than a base of millions with ten decimals needs. */
    or abs(c.base_amount - (c.input_tokens * c.input_price + c.output_tokens * c.output_price) * 0.000001)
      > 0.0000000001 + c.base_amount * 0.000000000000000001
  union all
  select 'charge_unrecorded', e.id::text, e.request_key
  from ledger_entries e
  where e.kind = 'charge' and e.request_key like 'charge:%'
    and not exists (select from model_charges c where c.request_key = e.request_key)
  union all
  select 'charge_unrecorded', h.entry_id::text, 'reserve ' || h.id
  from holds h
  where h.status = 'captured' and h.request_key like 'hold:%'
    and not exists (select from model_charges c where c.hold_id = h.id and c.entry_id = h.entry_id);
end $$;
