create or replace function payer_follow_company()
returns trigger language plpgsql as $$
begin
  update payers set name = new.name, owner_id = new.owner_id where company_id = new.id;
  return null;
end $$;
