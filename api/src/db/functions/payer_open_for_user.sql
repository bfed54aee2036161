create or replace function payer_open_for_user()
returns trigger language plpgsql as $$
begin
  insert into payers (id, kind, name, owner_id, user_id, created_at)
  values (uuid_v7(new.created_at), 'user',
    coalesce(nullif(new.display_name, ''), new.email, ''), new.id, new.id, new.created_at);
  return null;
end $$;
