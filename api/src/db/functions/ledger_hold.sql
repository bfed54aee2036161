create or replace function ledger_hold(
  p_payer uuid, p_amount numeric, p_expires_at timestamptz, p_details jsonb default '{}')
returns ledger_result language plpgsql as $$
declare
  b payer_balances;
  h holds;
  v_id uuid;
  v_user uuid := (p_details->>'user_id')::uuid;
begin
  select * into b from payer_balances where payer_id = p_payer for update;
  if not found then return ledger_answer('not_found', p_payer); end if;
  if p_details ? 'request_key' then
    select * into h from holds where request_key = p_details->>'request_key';
    if found then
      return ledger_answer(
        case when h.payer_id = p_payer and h.amount = p_amount then 'replayed' else 'conflict' end,
        p_payer, h.entry_id, h.id);
    end if;
  end if;
  if not (select is_active from payers where id = p_payer) then return ledger_answer('inactive', p_payer); end if;
  if b.available < p_amount then return ledger_answer('insufficient', p_payer); end if;
  if v_user is not null and ledger_over_cap(p_payer, v_user, p_amount, clock_timestamp()) then
    return ledger_answer('cap', p_payer);
  end if;
  v_id := coalesce((p_details->>'id')::uuid, uuid_v7());
  insert into holds (id, payer_id, user_id, model_id, amount, request_key, expires_at)
  values (v_id, p_payer, v_user, p_details->>'model_id', p_amount, p_details->>'request_key', p_expires_at);
  return ledger_answer('posted', p_payer, null, v_id);
end $$;
