create or replace function payer_open_account()
returns trigger language plpgsql as $$
begin
  insert into ledger_accounts (id, code, payer_id) values (new.id, 'payer:' || new.id, new.id);
  insert into payer_balances (payer_id, updated_at) values (new.id, new.created_at);
  return null;
end $$;
