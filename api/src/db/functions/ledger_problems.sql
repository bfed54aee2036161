-- Everything that is wrong with the ledger; no rows mean it is sound.
create or replace function ledger_problems()
returns table (kind text, subject text, detail text) language sql stable as $$
  select * from ledger_sum_problems()
  union all
  select * from model_charge_problems()
  union all
  select * from audit_log_problems()
$$;
