-- A notice never changes; its decision is added once. One without a valid signature, which anybody can send, may
-- be deleted after a week.
create or replace function payment_notice_guard()
returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.is_signed or old.received_at > clock_timestamp() - interval '7 days' then
      raise exception 'a signed notice is never deleted, an unsigned one only after a week'
        using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  if (new.id, new.command, new.http_method, new.raw, new.fields, new.remote_address, new.operation_id,
      new.received_at, new.is_signed)
    is distinct from
    (old.id, old.command, old.http_method, old.raw, old.fields, old.remote_address, old.operation_id,
      old.received_at, old.is_signed)
    or old.decision is not null then
    raise exception 'a notice stays as it came, and is decided once' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
