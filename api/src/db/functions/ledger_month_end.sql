-- When the month of `p_at` is over, by the clocks of Moscow: caps begin anew.
create or replace function ledger_month_end(p_at timestamptz)
returns timestamptz language sql stable parallel safe as $$
  select ledger_day_start((date_trunc('month', ledger_day(p_at)) + interval '1 month')::date)
$$;
