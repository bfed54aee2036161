-- Everything that is wrong with the sums of payers and people.
create or replace function ledger_sum_problems()
returns table (kind text, subject text, detail text) language sql stable as $$
  select 'entry_not_zero', entry_id::text, sum(amount)::text
  from ledger_postings group by entry_id having sum(amount) <> 0
  union all
  select 'entry_without_postings', e.id::text, e.kind
  from ledger_entries e where not exists (select from ledger_postings p where p.entry_id = e.id)
  union all
  select 'balance_differs', b.payer_id::text, b.balance || ' <> ' || coalesce(p.total, 0)
  from payer_balances b
  left join (
    select account_id, sum(amount) as total from ledger_postings where payer_id is not null group by account_id) p
    on p.account_id = b.payer_id
  where b.balance <> coalesce(p.total, 0)
  union all
  select 'held_differs', b.payer_id::text, b.held || ' <> ' || coalesce(h.total, 0)
  from payer_balances b
  left join (select payer_id, sum(amount) as total from holds where status = 'active' group by payer_id) h
    on h.payer_id = b.payer_id
  where b.held <> coalesce(h.total, 0)
  union all
  select 'below_limit', payer_id::text, (balance - held)::text
  from payer_balances where available < 0
  union all
  select 'debt_differs', payer_id::text, debt || ' <> ' || greatest(0, held - balance - credit_limit)
  from payer_balances where debt <> 0 and debt <> greatest(0, held - balance - credit_limit)
  union all
  select 'debt_without_entry', b.payer_id::text, b.debt || ' > ' || coalesce(d.total, 0)
  from payer_balances b
  left join (
    select p.payer_id, sum(e.debt) as total from ledger_entries e join ledger_postings p on p.entry_id = e.id
    where e.debt is not null and p.payer_id is not null and p.amount < 0 group by p.payer_id) d on d.payer_id = b.payer_id
  where b.debt > coalesce(d.total, 0)
  union all
  select 'days_differ', b.payer_id::text, b.balance || ' <> ' || coalesce(d.total, 0)
  from payer_balances b
  left join (select payer_id, sum(amount_in - amount_out) as total from ledger_payer_days group by payer_id) d
    on d.payer_id = b.payer_id
  where b.balance <> coalesce(d.total, 0)
  union all
  select 'payer_without_balance', p.id::text, p.name
  from payers p where not exists (select from payer_balances b where b.payer_id = p.id)
  union all
  select 'user_days_differ', user_id || ' ' || payer_id, coalesce(d.total, 0) || ' <> ' || coalesce(p.total, 0)
  from (select user_id, payer_id, sum(amount_in - amount_out) as total, sum(postings) as postings
      from ledger_user_days group by 1, 2) d
    full join (select user_id, payer_id, sum(amount) as total, count(*) as postings
      from ledger_postings where payer_id is not null and user_id is not null group by 1, 2) p
    using (user_id, payer_id)
  where (d.total, d.postings) is distinct from (p.total, p.postings)
  union all
  select 'member_days_differ', payer_id || ' ' || user_id || ' ' || day, coalesce(m.amount, 0) || ' <> ' || coalesce(d.amount, 0)
  from ledger_member_days m
    full join (select d.payer_id, d.day, d.user_id, sum(d.amount_out) as amount, sum(d.postings) as charges
      from ledger_user_days d join payers p on p.id = d.payer_id and p.kind <> 'user'
      where d.type = 'charge' group by 1, 2, 3) d
    using (payer_id, day, user_id)
  where (m.amount, m.charges) is distinct from (d.amount, d.charges)
  union all
  select 'all_days_differ', day || ' ' || type || ' ' || model_id, coalesce(a.total, 0) || ' <> ' || coalesce(d.total, 0)
  from (select day, type, model_id, amount_in - amount_out as total, postings from ledger_days) a
    full join (select day, type, model_id, sum(amount_in - amount_out) as total, sum(postings) as postings
      from ledger_payer_days where day < (select open_from from ledger_days_state) group by 1, 2, 3) d
    using (day, type, model_id)
  where (a.total, a.postings) is distinct from (d.total, d.postings)
  union all
  select 'money_left_behind', b.payer_id::text, b.balance || ', reserved ' || b.held
  from payers p join payer_balances b on b.payer_id = p.id
  where p.successor_id is not null and (b.balance <> 0 or b.held <> 0)
$$;
