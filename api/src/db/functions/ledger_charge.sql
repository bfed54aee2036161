-- Locks the payer in a separate statement: a statement that waits for a lock is evaluated twice, and everybody
-- behind it waits longer. The next statement sees everything committed, also the member's month. The time is
-- taken under the lock, so a payer's balances have the order of their times.
-- Looks for an earlier entry with the same key only when none was written.
create or replace function ledger_charge(p_payer uuid, p_amount numeric, p_details jsonb default '{}')
returns ledger_result language plpgsql as $$
declare
  v record;
  v_amount numeric(30,10) := p_amount;
  v_user uuid := (p_details->>'user_id')::uuid;
  v_at timestamptz;
  v_known ledger_result;
  v_answer ledger_result;
begin
  perform from payer_balances where payer_id = p_payer for update;
  if not found then return ledger_answer('not_found', p_payer); end if;
  v_at := coalesce((p_details->>'at')::timestamptz, clock_timestamp());
  with b as materialized (
    select t.balance, t.held, t.available, case
        when not p.is_active then 'inactive'
        when p.kind <> 'user' and v_user is not null
          and ledger_over_cap(p_payer, v_user, v_amount, v_at) then 'cap'
        when t.available < v_amount then 'insufficient'
        else 'posted' end as status
    from payer_balances t join payers p on p.id = t.payer_id where t.payer_id = p_payer
  ), e as (
    insert into ledger_entries (id, kind, root_kind, user_id, actor_id, model_id, document_type, document_id,
      document_number, description, reason, request_key, created_at)
    select coalesce((p_details->>'id')::uuid, uuid_v7(v_at)), 'charge', 'charge', v_user,
      (p_details->>'actor_id')::uuid, p_details->>'model_id', p_details->>'document_type', p_details->>'document_id',
      p_details->>'document_number', coalesce(p_details->>'description', ''), p_details->>'reason',
      p_details->>'request_key', v_at
    from b where b.status = 'posted'
    on conflict (request_key) do nothing
    returning id
  ), lines as (
    insert into ledger_postings (id, entry_id, account_id, type, amount, created_at)
    select e.id, e.id, line.account_id, 'charge', line.amount, v_at
    from e cross join (values (ledger_system_account('revenue'), v_amount), (p_payer, -v_amount))
      as line (account_id, amount)
  )
  select b.*, e.id as entry_id into v from b left join e on true;

  if v.entry_id is null then
    if p_details ? 'request_key' then
      v_known := ledger_replay('charge', p_payer, -v_amount, p_details->>'request_key');
      if v_known.status is not null then return v_known; end if;
    end if;
    return ledger_answer(v.status, p_payer);
  end if;
  v_answer.status := 'posted';
  v_answer.entry_id := v.entry_id;
  v_answer.balance := v.balance - v_amount;
  v_answer.held := v.held;
  v_answer.available := v.available - v_amount;
  return v_answer;
end $$;
