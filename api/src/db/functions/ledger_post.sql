-- Writes an entry and its lines: locks the payers in id order, answers a repeated request key with the first
-- entry, refuses what the balance does not cover. A refusal is a status, not an error, so the caller's
-- transaction goes on.
-- p_details: id, user_id, actor_id, model_id, document_type, document_id, document_number, description,
-- reason, request_key, original_id, root_kind, at; debt: how far the payer that loses money may be left without cover. The answer
-- has the balance of the first account.
create or replace function ledger_post(
  p_kind text, p_accounts uuid[], p_amounts numeric[], p_details jsonb default '{}')
returns ledger_result language plpgsql as $$
declare
  v_payer record;
  v_amount numeric;
  v_short boolean := false;
  v_known ledger_result;
  v_at timestamptz := coalesce((p_details->>'at')::timestamptz, clock_timestamp());
  v_debt numeric := (p_details->>'debt')::numeric;
  v_id uuid := coalesce((p_details->>'id')::uuid, uuid_v7(v_at));
begin
  for v_payer in
    select payer_id, available from payer_balances
    where payer_id = any (p_accounts) order by payer_id for update
  loop
    v_amount := p_amounts[array_position(p_accounts, v_payer.payer_id)];
    v_short := v_short or (v_amount < 0 and v_payer.available + v_amount + coalesce(v_debt, 0) < 0);
  end loop;
  if p_details ? 'request_key' then
    v_known := ledger_replay(p_kind, p_accounts[1], p_amounts[1], p_details->>'request_key');
    if v_known.status is not null then return v_known; end if;
  end if;
  if v_short then return ledger_answer('insufficient', p_accounts[1]); end if;

  insert into ledger_entries (id, kind, root_kind, original_id, user_id, actor_id, model_id, document_type,
    document_id, document_number, description, reason, request_key, debt, created_at)
  values (v_id, p_kind, coalesce(p_details->>'root_kind', p_kind), (p_details->>'original_id')::uuid,
    (p_details->>'user_id')::uuid, (p_details->>'actor_id')::uuid, p_details->>'model_id',
    p_details->>'document_type', p_details->>'document_id', p_details->>'document_number',
    coalesce(p_details->>'description', ''), p_details->>'reason', p_details->>'request_key', v_debt, v_at);
  insert into ledger_postings (id, entry_id, account_id, type, amount, created_at)
  select v_id, v_id, line.account_id, p_kind, line.amount, v_at
  from unnest(p_accounts, p_amounts) as line (account_id, amount)
  order by line.account_id;
  return ledger_answer('posted', p_accounts[1], v_id);
end $$;
