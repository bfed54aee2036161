create or replace function payer_follow_user()
returns trigger language plpgsql as $$
begin
  update payers set name = coalesce(nullif(new.display_name, ''), new.email, '') where user_id = new.id;
  return null;
end $$;
