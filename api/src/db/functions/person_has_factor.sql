-- Whether somebody has a second factor: a password alone opens no session of theirs (product §12.9).
create or replace function person_has_factor(person uuid)
returns boolean language sql stable as $$
  select exists (select from passkeys k where k.user_id = person)
    or exists (select from totp_secrets t where t.user_id = person and t.confirmed_at is not null)
$$;
