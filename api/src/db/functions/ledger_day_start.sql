-- The moment at which a Moscow day begins.
create or replace function ledger_day_start(p_day date)
returns timestamptz language sql immutable parallel safe as $$
  select (p_day::timestamp - interval '3 hours') at time zone 'UTC'
$$;
