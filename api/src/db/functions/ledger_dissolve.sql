-- Closes a payer for good and moves what it has to its successor by one entry. Refuses with `state` while something is
-- reserved and with `insufficient` while it owes. Both are locked in id order before anything is asked, so a charge or a
-- top-up beside it comes wholly before or wholly after.
create or replace function ledger_dissolve(p_payer uuid, p_successor uuid, p_details jsonb default '{}')
returns ledger_result language plpgsql as $$
declare
  b payer_balances;
  v_posted ledger_result;
begin
  perform from payer_balances where payer_id in (p_payer, p_successor) order by payer_id for update;
  select * into b from payer_balances where payer_id = p_payer;
  if not found then return ledger_answer('not_found', p_payer); end if;
  if b.held <> 0 then
    perform ledger_release(id, 'expired') from holds
      where payer_id = p_payer and status = 'active' and expires_at <= clock_timestamp();
    select * into b from payer_balances where payer_id = p_payer;
  end if;
  if b.held <> 0 then return ledger_answer('state', p_payer); end if;
  if b.balance < 0 then return ledger_answer('insufficient', p_payer); end if;
  v_posted := ledger_answer('posted', p_payer);
  if b.balance > 0 then
    v_posted := ledger_post('adjustment', array[p_payer, p_successor], array[-b.balance, b.balance], p_details);
    if v_posted.status <> 'posted' then return v_posted; end if;
  end if;
  update payers set is_active = false, successor_id = p_successor where id = p_payer;
  return v_posted;
end $$;
