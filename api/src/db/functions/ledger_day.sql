-- The calendar day in Moscow; its offset is fixed, so no time zone tables are needed.
create or replace function ledger_day(p_at timestamptz)
returns date language sql immutable parallel safe as $$
  select ((p_at at time zone 'UTC') + interval '3 hours')::date
$$;
