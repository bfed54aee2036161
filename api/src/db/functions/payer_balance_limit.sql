-- What the credit limit covers is no debt.
create or replace function payer_balance_limit()
returns trigger language plpgsql as $$
begin
  if new.debt <> 0 then
    new.debt := least(new.debt, greatest(0, new.held - new.balance - new.credit_limit));
  end if;
  return new;
end $$;
