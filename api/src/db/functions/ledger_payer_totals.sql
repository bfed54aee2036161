-- Income and spending of a payer in [from, to): whole days from the roll-up, the ends from the postings.
create or replace function ledger_payer_totals(p_payer uuid, p_from timestamptz, p_to timestamptz)
returns table (type text, amount_in numeric, amount_out numeric, postings bigint) language sql stable as $$
  with bounds as (
    select case when p_from = ledger_day_start(ledger_day(p_from)) then ledger_day(p_from)
           else ledger_day(p_from) + 1 end as first_day,
           ledger_day(p_to) as after_day
  ), lines as (
    select d.type, d.amount_in, d.amount_out, d.postings
    from ledger_payer_days d, bounds b
    where d.payer_id = p_payer and d.day >= b.first_day and d.day < b.after_day
    union all
    select p.type, greatest(p.amount, 0), greatest(-p.amount, 0), 1
    from ledger_postings p, bounds b
    where p.payer_id = p_payer and p.created_at >= p_from
      and p.created_at < least(ledger_day_start(b.first_day), p_to)
    union all
    select p.type, greatest(p.amount, 0), greatest(-p.amount, 0), 1
    from ledger_postings p, bounds b
    where p.payer_id = p_payer and p.created_at < p_to
      and p.created_at >= ledger_day_start(greatest(b.after_day, b.first_day))
  )
  select lines.type, sum(lines.amount_in)::numeric(30,10), sum(lines.amount_out)::numeric(30,10),
    sum(lines.postings)::bigint
  from lines group by lines.type
$$;
