create or replace function ledger_release(p_hold uuid, p_status text default 'released')
returns ledger_result language plpgsql as $$
declare
  h holds;
begin
  select * into h from holds where id = p_hold;
  if not found then return ledger_answer('not_found', null); end if;
  perform from payer_balances where payer_id = h.payer_id for update;
  select * into h from holds where id = p_hold for update;
  if h.status = p_status then return ledger_answer('replayed', h.payer_id, null, h.id); end if;
  if h.status <> 'active' then return ledger_answer('state', h.payer_id, h.entry_id, h.id); end if;
  update holds set status = p_status, closed_at = clock_timestamp() where id = p_hold;
  return ledger_answer('posted', h.payer_id, null, h.id);
end $$;
