-- Nobody gets an e-mail that is kept for somebody else. It is asked behind the row, because whoever waited for a taken e-mail
-- sees only then that it was left a moment ago; and it is refused as a taken one is.
create or replace function user_email_is_free()
returns trigger language plpgsql as $$
begin
  if email_is_kept(new.email, new.id) then
    raise exception 'the e-mail is kept for whoever has left it' using errcode = 'unique_violation';
  end if;
  return null;
end $$;
