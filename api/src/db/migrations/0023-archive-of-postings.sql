-- Postings of months long past, which may lie on a slower disk (docs/decisions/0103). The archive inherits from
-- ledger_postings: whoever reads that reads both in one snapshot, and `only ledger_postings` is what has not left.
create table ledger_postings_archive (
  primary key (entry_id, account_id)
) inherits (ledger_postings);
-- The indexes of ledger_postings: a list walks along both.
create unique index ledger_postings_archive_id on ledger_postings_archive (id) where payer_id is not null;
create index ledger_postings_archive_all on ledger_postings_archive (created_at desc, id desc)
  where payer_id is not null;
create index ledger_postings_archive_payer on ledger_postings_archive (payer_id, created_at desc, id desc)
  where payer_id is not null;
create index ledger_postings_archive_user on ledger_postings_archive (user_id, created_at desc, id desc)
  where payer_id is not null and user_id is not null;
create index ledger_postings_archive_payer_nobody on ledger_postings_archive (payer_id, created_at desc, id desc)
  where payer_id is not null and user_id is null;
create index ledger_postings_archive_payer_model
  on ledger_postings_archive (payer_id, model_id, created_at desc, id desc)
  where payer_id is not null and model_id is not null;
create index ledger_postings_archive_payer_type on ledger_postings_archive (payer_id, type, created_at desc, id desc)
  where payer_id is not null and type <> 'charge';
create index ledger_postings_archive_user_type on ledger_postings_archive (user_id, type, created_at desc, id desc)
  where payer_id is not null and user_id is not null and type <> 'charge';
create index ledger_postings_archive_type on ledger_postings_archive (type, created_at desc, id desc)
  where payer_id is not null and type <> 'charge';
create index ledger_postings_archive_payer_income on ledger_postings_archive (payer_id, created_at desc, id desc)
  where payer_id is not null and amount > 0;
create index ledger_postings_archive_user_income on ledger_postings_archive (user_id, created_at desc, id desc)
  where payer_id is not null and user_id is not null and amount > 0;

\ir ../functions/ledger_posting_enters_archive.sql
create trigger ledger_postings_archive_enter before insert on ledger_postings_archive
  for each row execute function ledger_posting_enters_archive();
\ir ../functions/ledger_posting_stands_once.sql
create constraint trigger ledger_postings_archive_once after insert on ledger_postings_archive
  deferrable initially deferred for each row execute function ledger_posting_stands_once();
create trigger ledger_postings_archive_append_only before update or delete on ledger_postings_archive
  for each row execute function ledger_refuse_change();
create trigger ledger_postings_archive_never_truncated before truncate on ledger_postings_archive
  for each statement execute function ledger_refuse_change();

-- What is the same in the archive may leave.
drop trigger ledger_postings_append_only on ledger_postings;
create trigger ledger_postings_append_only before update on ledger_postings
  for each row execute function ledger_refuse_change();
\ir ../functions/ledger_posting_leaves.sql
create trigger ledger_postings_leave before delete on ledger_postings
  for each row execute function ledger_posting_leaves();
\ir ../functions/ledger_archive.sql
revoke execute on function ledger_archive(integer, integer) from public;
-- The API's role may call it, and make no temporary tables: grant_api_rights. Lines of an archived entry are refused.
\ir ../functions/ledger_posting_apply.sql
