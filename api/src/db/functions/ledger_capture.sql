-- Charges the real price, which may differ from the reserve, and frees the rest. It must fit the cap that the person has at
-- this moment; what it refuses may still be captured for less, or released. A debt that the freed reserve pays comes back with the charge, which spends what was reserved before it.
create or replace function ledger_capture(p_hold uuid, p_amount numeric, p_details jsonb default '{}')
returns ledger_result language plpgsql as $$
declare
  h holds;
  b payer_balances;
  v_posted ledger_result;
  v_captured numeric;
  v_month ledger_month;
  v_entry uuid := uuid_v7();
  v_at timestamptz;
begin
  select * into h from holds where id = p_hold;
  if not found then return ledger_answer('not_found', null); end if;
  select * into b from payer_balances where payer_id = h.payer_id for update;
  select * into h from holds where id = p_hold for update;
  v_at := clock_timestamp();
  if h.status = 'captured' then
    select -amount into v_captured from ledger_postings where entry_id = h.entry_id and account_id = h.payer_id;
    return ledger_answer(case when v_captured = p_amount then 'replayed' else 'conflict' end,
      h.payer_id, h.entry_id, h.id);
  end if;
  if h.status <> 'active' then return ledger_answer('state', h.payer_id, null, h.id); end if;
  v_month := ledger_capture_month(h, p_amount, v_at);
  if v_month.cap is not null and v_month.spent + p_amount > v_month.cap then
    return ledger_answer('cap', h.payer_id, null, h.id);
  end if;
  if b.available + h.amount < p_amount then
    return ledger_answer('insufficient', h.payer_id, null, h.id);
  end if;
  update holds set status = 'captured', entry_id = v_entry, closed_at = v_at where id = p_hold;
  v_posted := ledger_post('charge', array[h.payer_id, ledger_system_account('revenue')], array[-p_amount, p_amount],
    jsonb_build_object('user_id', h.user_id, 'model_id', h.model_id, 'document_type', 'hold', 'document_id', h.id,
      'at', v_at) || p_details || jsonb_build_object('id', v_entry, 'debt', nullif(
        greatest(0, b.debt - h.amount + p_amount) - greatest(0, b.debt - h.amount), 0)));
  if v_posted.status <> 'posted' then
    raise exception 'capture of hold % was not posted: %', p_hold, v_posted.status
      using errcode = 'check_violation';
  end if;
  v_posted.hold_id := h.id;
  return v_posted;
end $$;
