-- The audit log, and the checks of all data that is written once.

-- Append-only. Each row holds the hash of the row before it, so an edited or removed row is noticed.
create table audit_log (
  seq bigint primary key,
  id uuid not null unique,
  actor_id uuid references users (id),
  action text not null,
  entity_type text not null,
  entity_id text,
  before jsonb,
  after jsonb,
  ip text,
  fingerprint text,
  user_agent text,
  trace_id text,
  created_at timestamptz not null,
  previous_hash text not null,
  hash text not null
);
create index audit_log_created on audit_log (created_at desc, seq desc);
create index audit_log_entity on audit_log (entity_type, entity_id, seq desc);
create index audit_log_actor on audit_log (actor_id, seq desc);
\ir ../functions/audit_log_hash.sql
\ir ../functions/audit_log_chain.sql
create trigger audit_log_chain before insert on audit_log
  for each row execute function audit_log_chain();
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function ledger_refuse_change();
create trigger audit_log_never_truncated before truncate on audit_log
  for each statement execute function ledger_refuse_change();
\ir ../functions/audit_log_broken_at.sql

-- Each check stores the last row of the audit log, so the next one notices when rows were cut off the end.
create table ledger_checks (
  id uuid primary key,
  ok boolean not null,
  entries bigint not null,
  postings bigint not null,
  payers bigint not null,
  problems jsonb not null,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  audit_seq bigint,
  audit_hash text
);
create index ledger_checks_latest on ledger_checks (finished_at desc);
create trigger ledger_checks_append_only before update or delete on ledger_checks
  for each row execute function ledger_refuse_change();
create trigger ledger_checks_never_truncated before truncate on ledger_checks
  for each statement execute function ledger_refuse_change();

\ir ../functions/ledger_sum_problems.sql
\ir ../functions/model_charge_problems.sql
\ir ../functions/audit_log_problems.sql
\ir ../functions/ledger_problems.sql
