-- Undoes a mistake by the same lines with the opposite sign; once per entry, never for a reversal. The money of a payer
-- that is no more comes from its successor, and goes there; what moved between the two is not undone.
create or replace function ledger_reverse(p_original uuid, p_details jsonb default '{}')
returns ledger_result language plpgsql as $$
declare
  e ledger_entries;
  v_accounts uuid[];
  v_amounts numeric[];
  v_reversal uuid;
  v_posted ledger_result;
begin
  select * into e from ledger_entries where id = p_original;
  if not found then return ledger_answer('not_found', null); end if;
  select array_agg(account_id order by payer_id nulls last), array_agg(-amount order by payer_id nulls last)
  into v_accounts, v_amounts from ledger_postings where entry_id = p_original;
  perform from payer_balances where payer_id = any (v_accounts) order by payer_id for update;
  select id into v_reversal from ledger_entries where original_id = p_original and kind = 'reversal';
  if found then return ledger_answer('replayed', v_accounts[1], v_reversal); end if;
  if e.kind = 'reversal' or exists (
    select from ledger_entries r where r.original_id = p_original and r.kind = 'refund'
      and not exists (select from ledger_entries x where x.original_id = r.id and x.kind = 'reversal')) then
    return ledger_answer('state', v_accounts[1], p_original);
  end if;
  if e.kind = 'refund' and exists (
    select from ledger_entries x where x.original_id = e.original_id and x.kind = 'reversal') then
    return ledger_answer('state', v_accounts[1], p_original);
  end if;
  if exists (select from payers where id = any (v_accounts) and successor_id = any (v_accounts)) then
    return ledger_answer('state', v_accounts[1], p_original);
  end if;
  if v_amounts[1] < 0 then
    v_posted := ledger_pass_on(v_accounts[1], v_amounts[1]);
    if v_posted.status <> 'posted' then return v_posted; end if;
  end if;
  v_posted := ledger_post('reversal', v_accounts, v_amounts,
    jsonb_build_object('user_id', e.user_id, 'model_id', e.model_id, 'document_type', 'entry', 'document_id', e.id)
      || p_details || jsonb_build_object('original_id', e.id, 'root_kind', e.root_kind));
  if v_amounts[1] > 0 and v_posted.status = 'posted' then perform ledger_pass_on(v_accounts[1], v_amounts[1]); end if;
  return v_posted;
end $$;
