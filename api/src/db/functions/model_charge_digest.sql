-- In plpgsql, which reads a column only as it is called: an older database gets this function before the columns of prices.
create or replace function model_charge_digest(c model_charges)
returns text language plpgsql immutable as $$
begin
  return encode(sha256(convert_to((jsonb_build_array(
    c.request_key, c.user_id, c.payer_id, c.model_id, c.input_tokens, c.output_tokens,
    c.base_amount, c.correction_id, c.correction_multiplier, c.tier, c.tier_multiplier, c.amount, c.entry_id,
    c.hold_id, extract(epoch from c.created_at))
    -- A call of before names was sealed without one, and a call of before prices without them.
    || case when c.caller is null then '[]'::jsonb else jsonb_build_array(c.caller) end
    || case when c.input_price is null then '[]'::jsonb else jsonb_build_array(c.input_price, c.output_price) end)::text, 'UTF8')), 'hex');
end $$;
