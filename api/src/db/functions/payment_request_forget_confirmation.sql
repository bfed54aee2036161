-- Keeps the first confirmation only while the request is being processed. It may end there, but nobody takes it over. A request without an
-- invoice rests on its first confirmation alone, and ends with it.
create or replace function payment_request_forget_confirmation()
returns trigger language plpgsql as $$
begin
  if new.status <> 'processing' then
    new.confirmed_by := null;
    new.confirmed_at := null;
  elsif old.confirmed_by is not null and new.confirmed_by <> old.confirmed_by then
    raise exception 'a confirmation is not taken over' using errcode = 'restrict_violation';
  elsif new.without_invoice and old.confirmed_by is not null and new.confirmed_by is null then
    new.status := 'rejected';
    new.reject_reason := coalesce(new.status_note, 'Первое подтверждение больше не действует');
  end if;
  return new;
end $$;
