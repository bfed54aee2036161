-- Refunds a charge or a top-up, whole or in part; all refunds together never exceed the entry. The money of a payer that
-- is no more comes from its successor, and goes there. Of a top-up whose money is spent, `allow_debt` takes what is short as a debt.
create or replace function ledger_refund(p_original uuid, p_amount numeric, p_details jsonb default '{}')
returns ledger_result language plpgsql as $$
declare
  e ledger_entries;
  v_payer uuid;
  v_system uuid;
  v_original numeric;
  v_signed numeric;
  v_known ledger_result;
  v_refunded numeric;
  v_debt numeric;
  v_successor uuid;
  v_posted ledger_result;
begin
  select * into e from ledger_entries where id = p_original;
  if not found then return ledger_answer('not_found', null); end if;
  select account_id, amount into v_payer, v_original
  from ledger_postings where entry_id = p_original and payer_id is not null order by account_id limit 1;
  select account_id into v_system from ledger_postings where entry_id = p_original and payer_id is null;
  if v_payer is null or v_system is null then return ledger_answer('state', v_payer, p_original); end if;
  perform from payer_balances where payer_id = v_payer for update;
  v_signed := case when v_original < 0 then p_amount else -p_amount end;
  if p_details ? 'request_key' then
    v_known := ledger_replay('refund', v_payer, v_signed, p_details->>'request_key');
    if v_known.status is not null then return v_known; end if;
  end if;
  if e.kind not in ('charge', 'topup')
    or exists (select from ledger_entries where original_id = p_original and kind = 'reversal') then
    return ledger_answer('state', v_payer, p_original);
  end if;
  select coalesce(sum(abs(p.amount)), 0) into v_refunded
  from ledger_entries r join ledger_postings p on p.entry_id = r.id and p.account_id = v_payer
  where r.original_id = p_original and r.kind = 'refund'
    and not exists (select from ledger_entries x where x.original_id = r.id and x.kind = 'reversal');
  if v_refunded + p_amount > abs(v_original) then return ledger_answer('state', v_payer, p_original); end if;
  if v_signed < 0 then
    if (p_details->>'allow_debt')::boolean then
      select successor_id into v_successor from payers where id = v_payer;
      perform from payer_balances where payer_id = v_successor for update;
      v_debt := nullif(ledger_shortfall(v_payer, p_amount), 0);
    end if;
    v_posted := ledger_pass_on(v_payer, v_signed, v_debt);
    if v_posted.status <> 'posted' then return v_posted; end if;
  end if;
  v_posted := ledger_post('refund', array[v_payer, v_system], array[v_signed, -v_signed],
    jsonb_build_object('user_id', e.user_id, 'model_id', e.model_id, 'document_type', 'entry', 'document_id', e.id)
      || p_details || jsonb_build_object('original_id', e.id, 'root_kind', e.root_kind,
        'debt', case when v_successor is null then v_debt end));
  if v_signed > 0 and v_posted.status = 'posted' then perform ledger_pass_on(v_payer, v_signed); end if;
  return v_posted;
end $$;
