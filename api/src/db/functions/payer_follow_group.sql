create or replace function payer_follow_group()
returns trigger language plpgsql as $$
begin
  update payers set name = new.name, owner_id = new.owner_id where group_id = new.id;
  return null;
end $$;
