-- step
-- A payment made by hand says by which transfer it came, as a statement's line does, so that the same transfer is found when it pays again.
-- Null was made paid before that.
alter table payment_requests
  -- The date of the bank's document whose number `bank_reference` is.
  add column paid_on date,
  add column payer_account text,
  add column payer_inn text,
  -- Why the first of two people was not enough; it counts while `confirmed_by` stands.
  add column confirmed_why jsonb not null default '[]';
\ir ../functions/bank_document_key.sql
-- step outside of a transaction
create index concurrently if not exists payment_requests_of_document on payment_requests (bank_document_key(bank_reference), amount)
  where bank_reference is not null;
-- step outside of a transaction
create index concurrently if not exists bank_transfers_of_document on bank_transfers (bank_document_key(document_number), amount);
