-- Depth 1 is a client's own statement; postings and holds come here through their triggers, at depth 2 or more. A debt is
-- never more than what is short, so whatever comes in or is set free pays it first.
create or replace function payer_balance_guard()
returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 or new.held <> 0 or new.total_topped_up <> 0 or new.total_spent <> 0
      or new.debt <> 0 or new.credit_limit <> 0 then
      raise exception 'a balance starts at zero' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' or pg_trigger_depth() < 2 then
    raise exception 'a balance changes only through postings and holds' using errcode = 'restrict_violation';
  end if;
  if new.debt <> 0 then
    new.debt := least(new.debt, greatest(0, new.held - new.balance - new.credit_limit));
  end if;
  return new;
end $$;
