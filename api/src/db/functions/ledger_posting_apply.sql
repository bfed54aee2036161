-- Fills a line from its entry and updates the payer's balance, days and tier. System accounts have no balance row,
-- which every movement would wait for. This function and the roll-ups check what foreign keys of each line
-- would (docs/decisions/0012).
create or replace function ledger_posting_apply()
returns trigger language plpgsql as $$
declare
  v record;
  v_open_from date;
begin
  if ledger_is_system_account(new.account_id) then
    new.payer_id := null;
    new.balance_after := null;
    return new;
  end if;
  with e as (
    select kind, root_kind, user_id, model_id, debt, created_at, ledger_day(created_at) as day
    from ledger_entries where id = new.entry_id
  ), b as (
    update payer_balances t set
      balance = t.balance + new.amount,
      debt = t.debt + case when new.amount < 0 and e.debt is not null then e.debt else 0 end,
      total_topped_up = t.total_topped_up + case when e.root_kind = 'topup' then new.amount else 0 end,
      total_spent = t.total_spent - case when e.root_kind = 'charge' then new.amount else 0 end,
      updated_at = greatest(t.updated_at, e.created_at)
    from e where t.payer_id = new.account_id
    returning t.balance, t.total_topped_up
  ), of_payer as (
    insert into ledger_payer_days as d (payer_id, day, type, model_id, amount_in, amount_out, postings)
    select new.account_id, day, kind, coalesce(model_id, ''), greatest(new.amount, 0), greatest(-new.amount, 0), 1
    from e
    on conflict (payer_id, day, type, model_id) do update set
      amount_in = d.amount_in + excluded.amount_in,
      amount_out = d.amount_out + excluded.amount_out,
      postings = d.postings + 1
  ), of_user as (
    insert into ledger_user_days as d (user_id, payer_id, day, type, model_id, amount_in, amount_out, postings)
    select user_id, new.account_id, day, kind, coalesce(model_id, ''), greatest(new.amount, 0),
      greatest(-new.amount, 0), 1
    from e where user_id is not null
    on conflict (user_id, payer_id, day, type, model_id) do update set
      amount_in = d.amount_in + excluded.amount_in,
      amount_out = d.amount_out + excluded.amount_out,
      postings = d.postings + 1
  ), of_member as (
    insert into ledger_member_days as d (payer_id, day, user_id, amount, charges)
    select new.account_id, e.day, e.user_id, -new.amount, 1
    from e join payers p on p.id = new.account_id and p.kind <> 'user'
    where e.kind = 'charge' and e.user_id is not null
    on conflict (payer_id, day, user_id) do update set
      amount = d.amount + excluded.amount,
      charges = d.charges + 1
  )
  select e.*, b.* into v from e, b;
  if not found then
    raise exception 'a posting needs its entry % and its account %', new.entry_id, new.account_id
      using errcode = 'foreign_key_violation';
  end if;
  if v.day < ledger_day(clock_timestamp()) then
    if exists (select from ledger_postings_archive where entry_id = new.entry_id) then
      raise exception 'the postings of entry % are archived', new.entry_id using errcode = 'unique_violation';
    end if;
    select open_from into strict v_open_from from ledger_days_state for share;
    if v.day < v_open_from then
      insert into ledger_days as d (day, type, model_id, amount_in, amount_out, postings)
        values (v.day, v.kind, coalesce(v.model_id, ''), greatest(new.amount, 0), greatest(-new.amount, 0), 1)
        on conflict (day, type, model_id) do update set
          amount_in = d.amount_in + excluded.amount_in,
          amount_out = d.amount_out + excluded.amount_out,
          postings = d.postings + 1;
    end if;
  end if;
  new.id := uuid_v7(v.created_at);
  new.payer_id := new.account_id;
  new.type := v.kind;
  new.user_id := v.user_id;
  new.model_id := v.model_id;
  new.created_at := v.created_at;
  new.balance_after := v.balance;
  if v.root_kind = 'topup' then
    update payers p set tier = t.code
    from (
      select code from tiers where threshold <= greatest(v.total_topped_up, 0)
      order by threshold desc limit 1) t
    where p.id = new.payer_id and not p.tier_is_manual and p.tier <> t.code;
  end if;
  return new;
end $$;
