-- Depth 1 is a client's own statement; postings and holds come here through their triggers, at depth 2 or more.
create or replace function payer_balance_guard()
returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 or new.held <> 0 or new.total_topped_up <> 0 or new.total_spent <> 0 then
      raise exception 'a balance starts at zero' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' or pg_trigger_depth() < 2 then
    raise exception 'a balance changes only through postings and holds' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
