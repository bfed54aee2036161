-- Writes every change of status to the history, with its status_by and status_note. A confirmation is a change from
-- a status to itself.
create or replace function payment_request_record()
returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.status = old.status
    and new.confirmed_by is not distinct from old.confirmed_by then
    return null;
  end if;
  insert into payment_request_history (request_id, at, from_status, to_status, actor_id, note)
  values (new.id, new.status_at, case tg_op when 'UPDATE' then old.status end, new.status,
    case tg_op when 'INSERT' then coalesce(new.status_by, new.user_id) else new.status_by end, new.status_note);
  return null;
end $$;
