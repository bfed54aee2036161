-- Whoever closes an invitation, its waiting letter is not sent.
create or replace function invitation_closes()
returns trigger language plpgsql as $$
begin
  perform invitation_take_back(new.id);
  return null;
end $$;
