create or replace function payer_open_for_company()
returns trigger language plpgsql as $$
begin
  insert into payers (id, kind, name, owner_id, company_id, created_at)
  values (uuid_v7(new.created_at), 'company', new.name, new.owner_id, new.id, new.created_at);
  return null;
end $$;
