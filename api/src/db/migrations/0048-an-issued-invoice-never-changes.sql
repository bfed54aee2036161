-- step
-- Staff make a request of a transfer that nobody had an invoice for: it has none, and was paid all the same.
alter table payment_requests add column without_invoice boolean not null default false;
-- step
-- What an invoice says, written with its request: whatever is renamed later, the document stays as it was sent. A document of before that
-- is fixed by the API, which alone knows the seller.
create table issued_invoices (
  request_id uuid primary key references payment_requests (id),
  fixed_at timestamptz not null default clock_timestamp(),
  -- The invoice is older than its texts: these say what was true on `fixed_at`.
  is_late boolean not null,
  -- `version` tells the shape.
  document jsonb not null check (document ? 'version')
);
\ir ../functions/issued_invoice_guard.sql
create trigger issued_invoices_guard before insert on issued_invoices
  for each row execute function issued_invoice_guard();
create trigger issued_invoices_append_only before update or delete on issued_invoices
  for each row execute function ledger_refuse_change();
create trigger issued_invoices_never_truncated before truncate on issued_invoices
  for each statement execute function ledger_refuse_change();
\ir ../functions/grant_api_rights.sql
