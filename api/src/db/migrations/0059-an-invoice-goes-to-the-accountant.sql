-- step
-- Which document a letter carries. The document is made when the letter leaves, so that nothing large lies here.
alter table outbox add column attachment jsonb;
-- step
-- The level of the payer before the payment and with it: what a result says does not depend on when it is read.
alter table payment_requests add column tier_before text, add column tier_after text;
-- step
-- To whom an invoice was sent from the cabinet, by whom and when (product §14.15).
create table invoice_letters (
  id uuid primary key,
  request_id uuid not null references payment_requests (id),
  sent_by uuid not null,
  recipient text not null,
  sent_at timestamptz not null default clock_timestamp()
);
create index invoice_letters_request on invoice_letters (request_id, sent_at);
create index invoice_letters_author on invoice_letters (sent_by, sent_at);
create index invoice_letters_recipient on invoice_letters (recipient, sent_at);
\ir ../functions/grant_api_rights.sql
-- step
alter table invoice_letters add constraint invoice_letters_sent_by_fkey foreign key (sent_by) references users (id);
