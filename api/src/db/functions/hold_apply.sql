create or replace function hold_apply()
returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'active' then
      raise exception 'a hold starts active' using errcode = 'restrict_violation';
    end if;
    update payer_balances set held = held + new.amount, updated_at = greatest(updated_at, new.created_at)
    where payer_id = new.payer_id;
    return new;
  end if;
  if tg_op = 'DELETE' or old.status <> 'active' or new.status = 'active'
    or new.payer_id <> old.payer_id or new.amount <> old.amount then
    raise exception 'a hold only ends, once' using errcode = 'restrict_violation';
  end if;
  update payer_balances set held = held - old.amount, updated_at = greatest(updated_at, new.closed_at)
  where payer_id = new.payer_id;
  return new;
end $$;
