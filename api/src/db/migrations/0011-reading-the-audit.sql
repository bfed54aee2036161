-- The audit log is read by its filters, newest first, as the list asks for it; and it is verified in slices.

create index audit_log_of_actor on audit_log (actor_id, created_at desc, seq desc);
create index audit_log_of_action on audit_log (action, created_at desc, seq desc);
create index audit_log_of_actor_action on audit_log (actor_id, action, created_at desc, seq desc);
create index audit_log_of_type on audit_log (entity_type, created_at desc, seq desc);
create index audit_log_of_entity on audit_log (entity_id, created_at desc, seq desc) where entity_id is not null;
create index audit_log_of_ip on audit_log (ip, created_at desc, seq desc) where ip is not null;
create index audit_log_of_trace on audit_log (trace_id, created_at desc, seq desc) where trace_id is not null;
create index audit_log_of_hash on audit_log (hash, created_at desc, seq desc);

-- A verification of the log, up to the row that was the last one when it began. `checked` rows of it are done; without
-- `heartbeat_at` nobody is at work on it.
create table audit_checks (
  id uuid primary key,
  started_by uuid references users (id),
  started_at timestamptz not null default clock_timestamp(),
  heartbeat_at timestamptz default clock_timestamp(),
  finished_at timestamptz,
  head_seq bigint not null,
  head_hash text not null,
  checked bigint not null default 0,
  checked_hash text not null default repeat('0', 64),
  ok boolean,
  broken_at bigint,
  reason text check (reason in ('changed', 'missing', 'relinked', 'rewritten', 'cut')),
  check ((finished_at is null) = (ok is null)),
  check ((broken_at is not null) = (ok is not null and not ok)),
  check ((broken_at is null) = (reason is null))
);
create unique index audit_checks_one_at_work on audit_checks ((true)) where finished_at is null;
create index audit_checks_latest on audit_checks (finished_at desc);
\ir ../functions/audit_check_guard.sql
create trigger audit_checks_guard before update on audit_checks
  for each row execute function audit_check_guard();
create trigger audit_checks_never_deleted before delete on audit_checks
  for each row execute function ledger_refuse_change();
create trigger audit_checks_never_truncated before truncate on audit_checks
  for each statement execute function ledger_refuse_change();
\ir ../functions/audit_log_slice.sql
