-- A session opens together with its row in the audit log, so nobody makes one for somebody else unseen.
create or replace function session_is_recorded()
returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not exists (select from audit_log where entity_type = 'session' and entity_id = new.id::text
      and action = 'auth.sign_in' and actor_id = new.user_id) then
    raise exception 'a session opens without its row in the audit log' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
