-- Money from outside, a bonus or an adjustment. What is meant for a payer that is no more is booked on its successor.
-- It asks under the lock that `ledger_dissolve` takes, so nothing lands on an account that has just been emptied. A
-- person whose own account the successor is not is left out: the line is its owner's to see.
create or replace function ledger_credit(
  p_kind text, p_payer uuid, p_account text, p_amount numeric, p_details jsonb default '{}')
returns ledger_result language plpgsql as $$
declare
  v_successor payers;
  v_known ledger_result;
  v_details jsonb := p_details;
begin
  perform from payer_balances where payer_id = p_payer for update;
  select s.* into v_successor from payers p join payers s on s.id = p.successor_id where p.id = p_payer;
  if found then
    if p_details ? 'request_key' then
      v_known := ledger_replay(p_kind, p_payer, p_amount, p_details->>'request_key');
      if v_known.status = 'replayed' then return v_known; end if;
    end if;
    if (p_details->>'user_id')::uuid is distinct from v_successor.user_id then
      v_details := p_details - 'user_id';
    end if;
  end if;
  return ledger_post(p_kind, array[coalesce(v_successor.id, p_payer), ledger_system_account(p_account)],
    array[p_amount, -p_amount], v_details);
end $$;
