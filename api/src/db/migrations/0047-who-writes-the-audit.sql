-- The API's role adds rows of the audit log, and changes credit limits, by functions alone (docs/decisions/0136).
-- step
-- What wrote the row where no session of the actor did: a job, a command or a visitor by name, or the job or the proposal that goes on for
-- whoever has begun it. Rows of before have none.
alter table audit_log add column written_by text;
-- step
-- The hash of what a session proves itself by to functions of the database, which is not what its cookie holds. A session that an older
-- release has opened has none, and proves itself by its secret.
alter table sessions add column proof_hash bytea;
-- step
-- From which sum on two people move money (product §19.5), for the functions that hold the rule for the API's role. The owner of the tables
-- writes it from TWO_PEOPLE_FROM.
create table rule_of_two (
  id boolean primary key default true check (id),
  amount_from numeric(30,10) not null check (amount_from >= 0)
);
insert into rule_of_two (amount_from) values (100000);
-- `audit_log_hash`, `payer_balance_guard` and `grant_api_rights` change.
drop function if exists grant_api_rights(text);
\ir ../functions/audit_actor.sql
\ir ../functions/audit_record.sql
\ir ../functions/audit_read.sql
\ir ../functions/audit_chain_readings.sql
\ir ../functions/moved_alone.sql
\ir ../functions/payer_limit_change.sql
\ir ../functions/session_is_recorded.sql
\ir ../functions/begins_and_ends_once.sql
-- step
create trigger sessions_begin_and_end_once before insert or update of revoked_at on sessions
  for each row execute function begins_and_ends_once('session', 'revoked_at');
-- step
create trigger background_jobs_begin_and_end_once before insert or update of finished_at on background_jobs
  for each row execute function begins_and_ends_once('job', 'finished_at');
-- step
create constraint trigger sessions_are_recorded after insert on sessions
  deferrable initially deferred for each row execute function session_is_recorded();
