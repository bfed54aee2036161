-- The sums of payers and of persons.
create or replace function ledger_sum_problems()
returns table (kind text, subject text, detail text) language sql stable as $$
  select * from ledger_payer_problems()
  union all
  select 'user_days_differ', user_id || ' ' || payer_id, coalesce(d.total, 0) || ' <> ' || coalesce(p.total, 0)
  from (select user_id, payer_id, sum(amount_in - amount_out) as total, sum(postings) as postings
      from ledger_user_days group by 1, 2) d
    full join (select user_id, payer_id, sum(amount) as total, count(*) as postings
      from ledger_postings where payer_id is not null and user_id is not null group by 1, 2) p
    using (user_id, payer_id)
  where (d.total, d.postings) is distinct from (p.total, p.postings)
$$;
