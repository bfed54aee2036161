-- What an invoice says is written once, for a request that has one.
create or replace function issued_invoice_guard()
returns trigger language plpgsql as $$
begin
  if not exists (select from payment_requests where id = new.request_id and method = 'invoice' and not without_invoice) then
    raise exception 'this request has no invoice' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
