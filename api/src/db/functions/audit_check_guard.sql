-- What a verification saw at the end of the log stays as it was, and so does its result.
create or replace function audit_check_guard()
returns trigger language plpgsql as $$
begin
  if old.finished_at is not null or (new.id, new.started_at, new.head_seq, new.head_hash)
    is distinct from (old.id, old.started_at, old.head_seq, old.head_hash) then
    raise exception 'a verification keeps what it saw and what it found' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
