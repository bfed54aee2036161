-- What a text finds in a list of transactions (docs/decisions/0147), each in the order of the list. The free text of entries is searched no
-- more. Of the archive: the same.
-- step outside of a transaction
create index concurrently if not exists ledger_postings_number on ledger_postings (number) where payer_id is not null;
-- step outside of a transaction
create index concurrently if not exists ledger_postings_archive_number on ledger_postings_archive (number) where payer_id is not null;
-- step outside of a transaction
-- A sum as it is shown, whichever way the money went. With the exact one, so that they are counted and added up without their rows.
create index concurrently if not exists ledger_postings_sum
  on ledger_postings (round(abs(amount), 2), created_at desc, id desc) include (amount) where payer_id is not null;
-- step outside of a transaction
create index concurrently if not exists ledger_postings_archive_sum
  on ledger_postings_archive (round(abs(amount), 2), created_at desc, id desc) include (amount) where payer_id is not null;
-- step outside of a transaction
-- A model that hardly anybody uses is found among those of everybody.
create index concurrently if not exists ledger_postings_model
  on ledger_postings (model_id, created_at desc, id desc) where payer_id is not null and model_id is not null;
-- step outside of a transaction
create index concurrently if not exists ledger_postings_archive_model
  on ledger_postings_archive (model_id, created_at desc, id desc) where payer_id is not null and model_id is not null;
-- step outside of a transaction
-- It takes the place of ledger_postings_payer: the sums of a thousand people are added up from it alone.
create index concurrently if not exists ledger_postings_payer_sums
  on ledger_postings (payer_id, created_at desc, id desc) include (amount, type, model_id, user_id)
  where payer_id is not null;
-- step outside of a transaction
drop index concurrently if exists ledger_postings_payer;
-- step outside of a transaction
create index concurrently if not exists ledger_postings_user_sums
  on ledger_postings (user_id, created_at desc, id desc) include (amount, type, model_id, payer_id)
  where payer_id is not null and user_id is not null;
-- step outside of a transaction
drop index concurrently if exists ledger_postings_user;
-- step outside of a transaction
-- It takes the place of ledger_postings_archive_payer: the sums of a thousand people are added up from it alone.
create index concurrently if not exists ledger_postings_archive_payer_sums
  on ledger_postings_archive (payer_id, created_at desc, id desc) include (amount, type, model_id, user_id)
  where payer_id is not null;
-- step outside of a transaction
drop index concurrently if exists ledger_postings_archive_payer;
-- step outside of a transaction
create index concurrently if not exists ledger_postings_archive_user_sums
  on ledger_postings_archive (user_id, created_at desc, id desc) include (amount, type, model_id, payer_id)
  where payer_id is not null and user_id is not null;
-- step outside of a transaction
drop index concurrently if exists ledger_postings_archive_user;
