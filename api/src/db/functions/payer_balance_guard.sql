-- Depth 1 means a statement of a client; a posting or a hold comes here from its own trigger, deeper.
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
