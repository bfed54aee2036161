-- Every way in which the ledger could be wrong; an empty answer is a sound ledger.
create or replace function ledger_problems()
returns table (kind text, subject text, detail text) language sql stable as $$
  select * from ledger_sum_problems()
  union all
  select * from model_charge_problems()
  union all
  select * from audit_log_problems()
$$;
