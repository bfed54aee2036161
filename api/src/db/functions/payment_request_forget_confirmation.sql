-- Keeps the first confirmation only while the request is being processed. It may end there, but nobody takes it over.
create or replace function payment_request_forget_confirmation()
returns trigger language plpgsql as $$
begin
  if new.status <> 'processing' then
    new.confirmed_by := null;
    new.confirmed_at := null;
  elsif old.confirmed_by is not null and new.confirmed_by <> old.confirmed_by then
    raise exception 'a confirmation is not taken over' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
