-- Generated from the migrated database by `pnpm schema`. Do not edit.
--
-- What the migrations have made of the database: types, tables, views, functions, each by name. It is here to be read and nothing loads
-- it, but run on an empty database it makes the same objects, which is checked whenever it is written. It leaves out rows and
-- rights; those of the API's role are in grant_api_rights.

create type ledger_month as (cap numeric(30,10), spent numeric(30,10), resets_at timestamptz);

-- Every movement of money is one call of one of these functions.
create type ledger_result as (status text, entry_id uuid, hold_id uuid, balance numeric(30,10), held numeric(30,10), available numeric(30,10));

-- A verification of the log, up to the row that was the last one when it began. `checked` rows of it are done; without
-- `heartbeat_at` nobody is at work on it.
create table audit_checks (
  id uuid not null,
  started_by uuid,
  started_at timestamptz not null default clock_timestamp(),
  heartbeat_at timestamptz default clock_timestamp(),
  finished_at timestamptz,
  head_seq bigint not null,
  head_hash text not null,
  checked bigint not null default 0,
  checked_hash text not null default repeat('0', 64),
  ok boolean,
  broken_at bigint,
  reason text,
  constraint audit_checks_pkey primary key (id),
  constraint audit_checks_check check ((finished_at is null) = (ok is null)),
  constraint audit_checks_check1 check ((broken_at is not null) = (ok is not null and not ok)),
  constraint audit_checks_check2 check ((broken_at is null) = (reason is null)),
  constraint audit_checks_reason_check check (reason in ('changed', 'missing', 'relinked', 'rewritten', 'cut'))
);
alter table audit_checks
  add constraint audit_checks_started_by_fkey foreign key (started_by) references users(id);
create index audit_checks_latest on audit_checks (finished_at desc);
create unique index audit_checks_one_at_work on audit_checks ((true)) where finished_at is null;
create trigger audit_checks_guard before update on audit_checks for each row execute function audit_check_guard();
create trigger audit_checks_never_deleted before delete on audit_checks
  for each row execute function ledger_refuse_change();
create trigger audit_checks_never_truncated before truncate on audit_checks
  for each statement execute function ledger_refuse_change();

-- Append-only. Each row holds the hash of the row before it, so an edited or removed row is noticed.
create table audit_log (
  seq bigint not null,
  id uuid not null,
  actor_id uuid,
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
  hash text not null,
  -- The API's role adds rows of the audit log, and changes credit limits, by functions alone (docs/decisions/0136).
  -- What wrote the row where no session of the actor did: a job, a command or a visitor by name, or the job or the proposal that goes on for
  -- whoever has begun it. Rows of before have none.
  written_by text,
  constraint audit_log_pkey primary key (seq),
  constraint audit_log_id_key unique (id)
);
alter table audit_log
  add constraint audit_log_actor_id_fkey foreign key (actor_id) references users(id);
create index audit_log_actor on audit_log (actor_id, seq desc);
create index audit_log_created on audit_log (created_at desc, seq desc);
create index audit_log_entity on audit_log (entity_type, entity_id, seq desc);
create index audit_log_of_action on audit_log (action, created_at desc, seq desc);
create index audit_log_of_actor on audit_log (actor_id, created_at desc, seq desc);
create index audit_log_of_actor_action on audit_log (actor_id, action, created_at desc, seq desc);
create index audit_log_of_entity on audit_log (entity_id, created_at desc, seq desc) where entity_id is not null;
create index audit_log_of_hash on audit_log (hash, created_at desc, seq desc);
create index audit_log_of_ip on audit_log (ip, created_at desc, seq desc) where ip is not null;
create index audit_log_of_trace on audit_log (trace_id, created_at desc, seq desc) where trace_id is not null;
create index audit_log_of_type on audit_log (entity_type, created_at desc, seq desc);
create index audit_log_readings on audit_log (created_at desc, seq desc) where action ~ '[.](export|download|view)$';
create trigger audit_log_append_only before delete or update on audit_log
  for each row execute function ledger_refuse_change();
create trigger audit_log_chain before insert on audit_log for each row execute function audit_log_chain();
create trigger audit_log_never_truncated before truncate on audit_log
  for each statement execute function ledger_refuse_change();

create table avatars (
  user_id uuid not null,
  hash text not null,
  bytes bytea not null,
  updated_at timestamptz not null default now(),
  constraint avatars_pkey primary key (user_id)
);
alter table avatars
  add constraint avatars_user_id_fkey foreign key (user_id) references users(id) on delete cascade;

create table background_job_chunks (
  job_id uuid not null,
  n integer not null,
  bytes bytea not null,
  constraint background_job_chunks_pkey primary key (job_id, n)
);
alter table background_job_chunks
  add constraint background_job_chunks_job_id_fkey foreign key (job_id) references background_jobs(id) on delete cascade;

-- The file that a job has made, in pieces.
create table background_job_files (
  job_id uuid not null,
  name text not null,
  content_type text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint background_job_files_pkey primary key (job_id)
);
alter table background_job_files
  add constraint background_job_files_job_id_fkey foreign key (job_id) references background_jobs(id) on delete cascade;

create table background_job_items (
  job_id uuid not null,
  n integer not null,
  item text not null,
  -- What people read for it.
  label text not null,
  state text not null default 'queued',
  code text,
  message text,
  constraint background_job_items_pkey primary key (job_id, n),
  constraint background_job_items_failed_says_why check ((state = 'failed') = (code is not null)),
  constraint background_job_items_state_check check (state in ('queued', 'done', 'failed'))
) with (fillfactor=80);
alter table background_job_items
  add constraint background_job_items_job_id_fkey foreign key (job_id) references background_jobs(id) on delete cascade;
create index background_job_items_failed on background_job_items (job_id, n) where state = 'failed';
create index background_job_items_waiting on background_job_items (job_id, n) where state = 'queued';

create table background_jobs (
  id uuid not null,
  kind text not null,
  params jsonb not null,
  status text not null default 'queued',
  total integer not null default 0,
  done integer not null default 0,
  failed integer not null default 0,
  created_by uuid not null,
  -- From where it was started: what it does is recorded with that.
  origin jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  started_at timestamptz,
  finished_at timestamptz,
  heartbeat_at timestamptz,
  claimed_by uuid,
  cancel_requested_at timestamptz,
  result jsonb,
  constraint background_jobs_pkey primary key (id),
  constraint background_jobs_ended_says_when check ((status in ('done', 'cancelled', 'failed')) = (finished_at is not null)),
  constraint background_jobs_running_is_claimed check ((status = 'running') = (claimed_by is not null)),
  constraint background_jobs_status_check check (status in ('queued', 'running', 'done', 'cancelled', 'failed'))
) with (fillfactor=70);
alter table background_jobs
  add constraint background_jobs_created_by_fkey foreign key (created_by) references users(id);
create index background_jobs_by_created_at on background_jobs (created_at, id);
create index background_jobs_of on background_jobs (created_by, created_at, id);
create index background_jobs_waiting on background_jobs (created_at, id) where status in ('queued', 'running');
create trigger background_jobs_begin_and_end_once before insert or update of finished_at on background_jobs
  for each row execute function begins_and_ends_once('job', 'finished_at');

-- A line without a transfer is money that went out.
create table bank_statement_lines (
  statement_id uuid not null,
  n integer not null,
  transfer_id uuid,
  -- This line brought the transfer; another one of the same transfer repeats it.
  is_first boolean not null,
  document_kind text not null,
  document_number text not null,
  document_date date not null,
  received_on date,
  amount numeric(30,10) not null,
  payer_name text not null,
  payer_inn text,
  payer_account text not null,
  recipient_name text not null,
  purpose text not null,
  constraint bank_statement_lines_pkey primary key (statement_id, n),
  constraint bank_statement_lines_n_check check (n > 0)
);
alter table bank_statement_lines
  add constraint bank_statement_lines_statement_id_fkey foreign key (statement_id) references bank_statements(id),
  add constraint bank_statement_lines_transfer_id_fkey foreign key (transfer_id) references bank_transfers(id);
create unique index bank_statement_lines_first on bank_statement_lines (transfer_id) where is_first;
create trigger bank_statement_lines_append_only before delete or update on bank_statement_lines
  for each row execute function ledger_refuse_change();

-- Documents of a statement that could not be read (product §14.13). They have the numbers of its lines and stand apart from them: no transfer
-- comes of them, and an older release does not see them.
create table bank_statement_unread (
  statement_id uuid not null,
  n integer not null,
  -- Where it begins in the file.
  file_line integer not null,
  reason text not null,
  -- What the file says, up to some thousand characters.
  text text not null,
  -- Of all its lines and our account: the same document, in whatever file, has the same.
  digest text not null,
  constraint bank_statement_unread_pkey primary key (statement_id, n),
  constraint bank_statement_unread_n_check check (n > 0)
);
alter table bank_statement_unread
  add constraint bank_statement_unread_statement_id_fkey foreign key (statement_id) references bank_statements(id);
create index bank_statement_unread_digest on bank_statement_unread (digest, statement_id, n);
create trigger bank_statement_unread_append_only before delete or update on bank_statement_unread
  for each row execute function ledger_refuse_change();

-- Statements of the bank. A transfer is one row, known by account, date, number, amount and the payer's account, however many
-- statements tell of it; a line is what one file said of it.
create table bank_statements (
  id uuid not null,
  file_name text not null,
  file_hash text not null,
  encoding text not null,
  sender text,
  account text not null,
  period_from date not null,
  period_to date not null,
  uploaded_by uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint bank_statements_pkey primary key (id),
  constraint bank_statements_encoding_check check (encoding in ('windows-1251', 'cp866', 'utf-8'))
);
alter table bank_statements
  add constraint bank_statements_uploaded_by_fkey foreign key (uploaded_by) references users(id);
create index bank_statements_created on bank_statements (created_at, id);
create trigger bank_statements_append_only before delete or update on bank_statements
  for each row execute function ledger_refuse_change();

-- `request_id` is the payment request that the transfer was confirmed for; by the first of two people too.
create table bank_transfers (
  id uuid not null,
  account text not null,
  document_date date not null,
  document_number text not null,
  amount numeric(30,10) not null,
  payer_account text not null,
  request_id uuid,
  confirmed_by uuid,
  confirmed_at timestamptz,
  ignored_reason text,
  ignored_by uuid,
  ignored_at timestamptz,
  -- Whether two people confirmed the transfer: only such a one verifies the company that it pays for. Null was confirmed before
  -- companies were verified, and counts.
  is_by_two boolean,
  constraint bank_transfers_pkey primary key (id),
  constraint bank_transfers_known_by unique (account, document_date, document_number, amount, payer_account),
  constraint bank_transfers_request_id_key unique (request_id),
  constraint bank_transfers_amount_check check (amount > 0),
  constraint bank_transfers_confirmed_whole check ((request_id is null) = (confirmed_by is null) and (request_id is null) = (confirmed_at is null)),
  constraint bank_transfers_ignored_or_confirmed check (ignored_at is null or request_id is null),
  constraint bank_transfers_ignored_whole check ((ignored_at is null) = (ignored_by is null) and (ignored_at is null) = (ignored_reason is null))
);
alter table bank_transfers
  add constraint bank_transfers_confirmed_by_fkey foreign key (confirmed_by) references users(id),
  add constraint bank_transfers_ignored_by_fkey foreign key (ignored_by) references users(id),
  add constraint bank_transfers_request_id_fkey foreign key (request_id) references payment_requests(id);
create index bank_transfers_of_document on bank_transfers (bank_document_key(document_number), amount);
create index bank_transfers_undecided on bank_transfers (id) where request_id is null and ignored_at is null;
create trigger bank_transfers_guard before insert or delete or update on bank_transfers
  for each row execute function bank_transfer_guard();

-- Who has reported loads of a canary, or of the live build beside it, and whether one failed: what is judged is people, so that nobody
-- stops a release alone. `person` is a hash of the id that is another one for every canary. Rows go when their canary ends.
create table canary_people (
  remote text not null,
  -- Since when people get the canary: a build that comes again is judged anew.
  since timestamptz not null,
  build text not null,
  person bytea not null,
  is_failed boolean not null,
  constraint canary_people_pkey primary key (remote, since, build, person)
);

create table companies (
  id uuid not null,
  name text not null,
  full_name text not null default '',
  inn text,
  kpp text,
  ogrn text,
  legal_address text,
  director_name text,
  phone text,
  email text,
  bik text,
  bank_name text,
  bank_account text,
  corr_account text,
  owner_id uuid,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  -- Whether the owner asks a second factor of the company's people.
  asks_second_factor boolean not null default false,
  constraint companies_pkey primary key (id)
);
alter table companies
  add constraint companies_owner foreign key (owner_id) references users(id);
create index companies_ask_factor on companies (id) where asks_second_factor;
create unique index companies_inn_kpp on companies (inn, coalesce(kpp, '')) where inn is not null and closed_at is null;
create trigger companies_open_payer after insert on companies for each row execute function payer_open_for_company();
create trigger companies_rename_payer after update of name, owner_id on companies
  for each row execute function payer_follow_company();

-- `users.company_id` and `users.role_id` say what holds now. This row says what holds of the membership beside that: the cap, and
-- of somebody who is suspended the role that comes back. While suspended, `users.company_id` is null and the person's
-- role is «Пользователь», so nothing else has to ask.
create table company_members (
  user_id uuid not null,
  company_id uuid not null,
  monthly_cap numeric(30,10),
  suspended_role_id uuid,
  joined_at timestamptz not null default now(),
  constraint company_members_pkey primary key (user_id),
  constraint company_members_monthly_cap_check check (monthly_cap >= 0)
);
alter table company_members
  add constraint company_members_company_id_fkey foreign key (company_id) references companies(id),
  add constraint company_members_suspended_role_id_fkey foreign key (suspended_role_id) references roles(id),
  add constraint company_members_user_id_fkey foreign key (user_id) references users(id);
create index company_members_company on company_members (company_id, user_id);
create index company_members_suspended_role on company_members (suspended_role_id) where suspended_role_id is not null;
create trigger company_members_leave after delete on company_members
  for each row execute function company_member_leaves();
create trigger company_members_move after update of company_id on company_members
  for each row when (new.company_id <> old.company_id) execute function company_member_leaves();

-- Two people say that a company is who its requisites name: `first_by` records it, `second_by` makes it true, as long as the company
-- has the requisites that they have seen and nobody has taken their word back.
create table company_verifications (
  id uuid not null,
  company_id uuid not null,
  inn text not null,
  kpp text,
  bank_account text,
  first_by uuid not null,
  first_at timestamptz not null default clock_timestamp(),
  second_by uuid,
  second_at timestamptz,
  revoked_by uuid,
  revoked_at timestamptz,
  revoke_reason text,
  constraint company_verifications_pkey primary key (id),
  -- The clock takes a word back, too, and the end of somebody's right: then by nobody.
  constraint company_verifications_revoked_whole check ((revoked_at is null) = (revoke_reason is null) and (revoked_by is null or revoked_at is not null)),
  constraint company_verifications_second_whole check ((second_by is null) = (second_at is null)),
  constraint company_verifications_two_people check (second_by <> first_by)
);
alter table company_verifications
  add constraint company_verifications_company_id_fkey foreign key (company_id) references companies(id),
  add constraint company_verifications_first_by_fkey foreign key (first_by) references users(id),
  add constraint company_verifications_revoked_by_fkey foreign key (revoked_by) references users(id),
  add constraint company_verifications_second_by_fkey foreign key (second_by) references users(id);
-- Of the same requisites there is one word at a time.
create unique index company_verifications_one on company_verifications (company_id, inn, coalesce(kpp, ''), coalesce(bank_account, ''))
  where revoked_at is null;
-- The trigger waits for whatever is being written there and lets nothing in until it is at work, so the open words are copied behind it.
create trigger company_verifications_followed after insert or update of second_by, revoked_at on company_verifications
  for each row execute function proposal_follow_company_verification();
create trigger company_verifications_guard before insert or delete or update on company_verifications
  for each row execute function company_verification_guard();

-- The links of its letters: to the new e-mail one that proves it, to the former one those that stop and undo.
create table email_change_links (
  secret_hash bytea not null,
  change_id uuid not null,
  does text not null,
  constraint email_change_links_pkey primary key (secret_hash),
  constraint email_change_links_does_check check (does in ('confirm', 'undo'))
);
alter table email_change_links
  add constraint email_change_links_change_id_fkey foreign key (change_id) references email_changes(id) on delete cascade;
create index email_change_links_of_change on email_change_links (change_id);

-- A person changes their e-mail by themself: the link of a letter proves the new one, and the former one has it back for a while
-- (product §12.12).
create table email_changes (
  id uuid not null,
  user_id uuid not null,
  from_email text not null,
  to_email text not null,
  -- Who has that session ended by force takes back what was asked for in it. Sessions are kept for longer than this.
  session_id uuid not null,
  -- From where it was asked for.
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null default clock_timestamp(),
  -- Until when the new e-mail may be proved.
  expires_at timestamptz not null,
  proved_at timestamptz,
  -- The e-mail of staff waits for a second person once it is proved.
  proposal_id uuid,
  took_effect_at timestamptz,
  -- From the moment it took effect, and until then the former e-mail is nobody else's.
  undo_until timestamptz,
  ended_at timestamptz,
  ended_because text,
  constraint email_changes_pkey primary key (id),
  constraint email_changes_proposal_id_key unique (proposal_id),
  constraint email_changes_are_undone_in_time check ((took_effect_at is null) = (undo_until is null)),
  constraint email_changes_end_for_a_reason check ((ended_at is null) = (ended_because is null)),
  constraint email_changes_ended_because_check check (ended_because in ('replaced', 'cancelled', 'stopped', 'undone', 'returned', 'overruled')),
  constraint email_changes_from_email_check check (from_email = lower(from_email)),
  constraint email_changes_to_email_check check (to_email = lower(to_email))
);
alter table email_changes
  add constraint email_changes_proposal_id_fkey foreign key (proposal_id) references proposals(id),
  add constraint email_changes_user_id_fkey foreign key (user_id) references users(id) on delete cascade;
-- The e-mails that are kept for whoever has left them.
create index email_changes_kept on email_changes (from_email) where took_effect_at is not null and ended_at is null;
create index email_changes_of_person on email_changes (user_id, created_at);
-- One is open a person.
create unique index email_changes_open on email_changes (user_id) where took_effect_at is null and ended_at is null;

-- The emulated provider of the demonstration: its payments, and the notices it has yet to send.
create table emulator_operations (
  id bigint not null generated always as identity,
  transaction_id text not null,
  fields jsonb not null,
  status text not null default 'created',
  notices_due integer not null default 0,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  last_answer text,
  created_at timestamptz not null default clock_timestamp(),
  constraint emulator_operations_pkey primary key (id),
  constraint emulator_operations_status_check check (status in ('created', 'inprogress', 'succeeded', 'canceled'))
);
create index emulator_operations_due on emulator_operations (next_attempt_at) where notices_due > 0;
create index emulator_operations_transaction on emulator_operations (transaction_id, id);

-- A letter with a link that sets the password of an account without one. Each letter has a secret of its own, stored hashed;
-- only the newest opens, once.
create table first_password_links (
  secret_hash bytea not null,
  user_id uuid not null,
  is_current boolean not null default true,
  sent_by uuid,
  sent_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- When whoever sent the link lost the right to.
  revoked_at timestamptz,
  constraint first_password_links_pkey primary key (secret_hash)
);
alter table first_password_links
  add constraint first_password_links_sent_by_fkey foreign key (sent_by) references users(id),
  add constraint first_password_links_user_id_fkey foreign key (user_id) references users(id) on delete cascade;
create unique index first_password_links_current on first_password_links (user_id) where is_current;
create index first_password_links_sent_by on first_password_links (sent_by) where is_current;

-- The last cap of somebody who has left a group or a company; null is no limit. It counts while they are no member.
create table former_members (
  payer_id uuid not null,
  user_id uuid not null,
  monthly_cap numeric(30,10),
  constraint former_members_pkey primary key (payer_id, user_id)
);
alter table former_members
  add constraint former_members_payer_id_fkey foreign key (payer_id) references payers(id),
  add constraint former_members_user_id_fkey foreign key (user_id) references users(id);

create table fund_proposals (
  id uuid not null,
  number bigint not null generated always as identity,
  payer_id uuid not null,
  amount numeric(30,10) not null,
  reason text not null,
  document text,
  status text not null default 'pending',
  proposed_by uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  decided_by uuid,
  decided_at timestamptz,
  decision_reason text,
  entry_id uuid,
  -- A credit limit that is raised by much waits for a second person, as a large sum does: `fund_proposals` says what is proposed, and
  -- `fund_proposal_guard` keeps that, too.
  kind text not null default 'funds',
  limit_before numeric(30,10),
  constraint fund_proposals_pkey primary key (id),
  constraint fund_proposals_entry_id_key unique (entry_id),
  constraint fund_proposals_number_key unique (number),
  constraint fund_proposals_amount_check check (amount <> 0),
  constraint fund_proposals_cancelled_by_author check (status <> 'cancelled' or decided_by = proposed_by),
  constraint fund_proposals_confirmed_names_entry check ((status = 'confirmed' and kind = 'funds') = (entry_id is not null)),
  -- Nobody decides about a proposal that ends with its author's right; it says why.
  constraint fund_proposals_decided_by_somebody check ((status = 'pending') = (decided_at is null) and case status when 'pending' then decided_by is null when 'cancelled' then decided_by is not null or decision_reason is not null else decided_by is not null end),
  constraint fund_proposals_kind_check check (kind in ('funds', 'credit_limit')),
  constraint fund_proposals_limit_is_raised check ( case kind when 'credit_limit' then limit_before is not null and limit_before >= 0 and amount > 0 and document is null else limit_before is null end),
  constraint fund_proposals_reason_check check (reason <> ''),
  constraint fund_proposals_status_check check (status in ('pending', 'confirmed', 'rejected', 'cancelled')),
  constraint fund_proposals_two_people check ((status in ('pending', 'cancelled')) or decided_by <> proposed_by)
);
alter table fund_proposals
  add constraint fund_proposals_decided_by_fkey foreign key (decided_by) references users(id),
  add constraint fund_proposals_entry_id_fkey foreign key (entry_id) references ledger_entries(id),
  add constraint fund_proposals_payer_id_fkey foreign key (payer_id) references payers(id),
  add constraint fund_proposals_proposed_by_fkey foreign key (proposed_by) references users(id);
create index fund_proposals_created on fund_proposals (created_at, id);
-- Two that wait at once could not both be confirmed: each names the limit that it raises.
create unique index fund_proposals_one_limit on fund_proposals (payer_id)
  where kind = 'credit_limit' and status = 'pending';
create index fund_proposals_open on fund_proposals (created_at, id) where status = 'pending';
create index fund_proposals_payer on fund_proposals (payer_id, created_at, id);
create trigger fund_proposals_followed after insert or update on fund_proposals
  for each row execute function proposal_follow_fund_proposal();
create trigger fund_proposals_guard before insert or delete or update on fund_proposals
  for each row execute function fund_proposal_guard();
create trigger fund_proposals_never_truncated before truncate on fund_proposals
  for each statement execute function ledger_refuse_change();

-- Who gave what to whom, and when: by it a second person is told from the same one with two accounts. Rows are only added.
create table grants (
  id uuid not null,
  -- An account, a staff permission, its end, another e-mail, a link to a first password, and the password that was set by it.
  kind text not null,
  user_id uuid not null,
  permission text,
  -- Null: nobody; a right that the command line or a migration gave is as good as an old one.
  given_by uuid,
  -- The second person, where it took two.
  confirmed_by uuid,
  at timestamptz not null default clock_timestamp(),
  constraint grants_pkey primary key (id),
  constraint grants_kind_check check (kind in ('account', 'permission', 'permission_end', 'email', 'password_link', 'credential')),
  constraint grants_name_permission check ((kind in ('permission', 'permission_end')) = (permission is not null))
);
alter table grants
  add constraint grants_confirmed_by_fkey foreign key (confirmed_by) references users(id),
  add constraint grants_given_by_fkey foreign key (given_by) references users(id),
  add constraint grants_user_id_fkey foreign key (user_id) references users(id);
create index grants_of_person on grants (user_id, at);
create index grants_permissions_ended on grants (at) where kind = 'permission_end';

-- The chat service knows id as accountId. A person belongs to at most one group.
create table group_members (
  id uuid not null,
  group_id uuid not null,
  user_id uuid not null,
  role text not null default 'member',
  monthly_cap numeric(30,10),
  joined_at timestamptz not null default now(),
  constraint group_members_pkey primary key (id),
  constraint group_members_user_id_key unique (user_id),
  constraint group_members_cap check (monthly_cap >= 0),
  constraint group_members_role_check check (role in ('owner', 'member'))
);
alter table group_members
  add constraint group_members_group_id_fkey foreign key (group_id) references groups(id) on delete cascade,
  add constraint group_members_user_id_fkey foreign key (user_id) references users(id);
create index group_members_group on group_members (group_id);
create unique index group_members_one_owner on group_members (group_id) where role = 'owner';
create trigger group_members_leave after delete on group_members for each row execute function group_member_leaves();

-- Lapses at `expires_at`; goes with the member it was made to.
create table group_transfer_offers (
  group_id uuid not null,
  member_id uuid not null,
  offered_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  constraint group_transfer_offers_pkey primary key (group_id),
  constraint group_transfer_offers_member_id_key unique (member_id)
);
alter table group_transfer_offers
  add constraint group_transfer_offers_group_id_fkey foreign key (group_id) references groups(id),
  add constraint group_transfer_offers_member_id_fkey foreign key (member_id) references group_members(id) on delete cascade;

create table groups (
  id uuid not null,
  name text not null,
  owner_id uuid not null,
  created_at timestamptz not null default now(),
  dissolved_at timestamptz,
  constraint groups_pkey primary key (id)
);
alter table groups
  add constraint groups_owner_id_fkey foreign key (owner_id) references users(id);
create trigger groups_open_payer after insert on groups for each row execute function payer_open_for_group();
create trigger groups_rename_payer after update of name, owner_id on groups
  for each row execute function payer_follow_group();

create table holds (
  id uuid not null,
  payer_id uuid not null,
  user_id uuid,
  model_id text,
  amount numeric(30,10) not null,
  status text not null default 'active',
  request_key text,
  entry_id uuid,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  closed_at timestamptz,
  constraint holds_pkey primary key (id),
  constraint holds_request_key_key unique (request_key),
  constraint holds_amount_check check (amount > 0),
  constraint holds_captured_names_entry check ((status = 'captured') = (entry_id is not null)),
  constraint holds_closed_says_when check ((status = 'active') = (closed_at is null)),
  constraint holds_status_check check (status in ('active', 'captured', 'released', 'expired'))
);
alter table holds
  add constraint holds_entry_id_fkey foreign key (entry_id) references ledger_entries(id) deferrable initially deferred,
  add constraint holds_model_id_fkey foreign key (model_id) references models(id),
  add constraint holds_payer_id_fkey foreign key (payer_id) references payers(id),
  add constraint holds_user_id_fkey foreign key (user_id) references users(id);
create index holds_active on holds (payer_id, expires_at) where status = 'active';
create trigger holds_apply before insert or delete or update on holds for each row execute function hold_apply();

-- status is null while the first request is still running.
create table idempotency_keys (
  scope text not null,
  key text not null,
  request_hash text not null,
  status integer,
  body text,
  created_at timestamptz not null default now(),
  constraint idempotency_keys_pkey primary key (scope, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);

-- The code that proves the address of an open invitation. A new one takes the place of the one before; a used one is gone.
create table invitation_codes (
  invitation_id uuid not null,
  code_hmac bytea not null,
  attempts integer not null default 0,
  expires_at timestamptz not null,
  constraint invitation_codes_pkey primary key (invitation_id)
);
alter table invitation_codes
  add constraint invitation_codes_invitation_id_fkey foreign key (invitation_id) references invitations(id) on delete cascade;

-- The letters of invitations that have left, and those that wait in the outbox for another day, under the ids of the outbox.
create table invitation_letters (
  id uuid not null,
  invitation_id uuid not null,
  sent_by uuid not null,
  recipient text not null,
  leaves_at timestamptz not null,
  constraint invitation_letters_pkey primary key (id)
);
alter table invitation_letters
  add constraint invitation_letters_invitation_id_fkey foreign key (invitation_id) references invitations(id) on delete cascade,
  add constraint invitation_letters_sent_by_fkey foreign key (sent_by) references users(id);
create index invitation_letters_of_invitation on invitation_letters (invitation_id);
create index invitation_letters_of_recipient on invitation_letters (recipient, leaves_at);

-- Each letter has a secret of its own, stored hashed. Only the newest one of an invitation opens it; an older one is known as replaced.
create table invitation_secrets (
  secret_hash bytea not null,
  invitation_id uuid not null,
  is_current boolean not null default true,
  created_at timestamptz not null default clock_timestamp(),
  sort text not null default 'copied',
  -- A confirmed one proves the address until then; afterwards it only opens the invitation.
  proves_until timestamptz,
  constraint invitation_secrets_pkey primary key (secret_hash),
  constraint invitation_secrets_proves_for_a_while check ((sort = 'confirmed') = (proves_until is not null)),
  constraint invitation_secrets_sort_check check (sort in ('letter', 'copied', 'confirmed'))
);
alter table invitation_secrets
  add constraint invitation_secrets_invitation_id_fkey foreign key (invitation_id) references invitations(id) on delete cascade;
-- What the letter and the answer hold live side by side, each until the invitation is sent again.
create unique index invitation_secrets_current_of_sort on invitation_secrets (invitation_id, sort)
  where is_current and sort <> 'confirmed';

-- One table for groups and companies. `id` is the handle of the lists and accepts nothing; what accepts is a secret.
create table invitations (
  id uuid not null,
  group_id uuid,
  company_id uuid,
  email text not null,
  role_id uuid,
  monthly_cap numeric(30,10),
  -- An expired one is a pending one behind `expires_at`.
  status text not null default 'pending',
  invited_by uuid not null,
  sent_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  resend_count integer not null default 0,
  accepted_by uuid,
  closed_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  -- Why an invitation was revoked, where nobody did it by hand: `inviter` could not send it any more.
  revoked_because text,
  constraint invitations_pkey primary key (id),
  constraint invitations_accepted_by_somebody check ((status = 'accepted') = (accepted_by is not null)),
  constraint invitations_closed_says_when check ((status = 'pending') = (closed_at is null)),
  constraint invitations_email_check check (email = lower(email)),
  constraint invitations_monthly_cap_check check (monthly_cap >= 0),
  constraint invitations_of_one check ((group_id is null) <> (company_id is null)),
  constraint invitations_revoked_because check (revoked_because is null or revoked_because = 'inviter' and status = 'revoked'),
  constraint invitations_role_of_company check (role_id is null or company_id is not null),
  constraint invitations_status_check check (status in ('pending', 'accepted', 'declined', 'revoked'))
);
alter table invitations
  add constraint invitations_accepted_by_fkey foreign key (accepted_by) references users(id),
  add constraint invitations_company_id_fkey foreign key (company_id) references companies(id),
  add constraint invitations_group_id_fkey foreign key (group_id) references groups(id),
  add constraint invitations_invited_by_fkey foreign key (invited_by) references users(id),
  add constraint invitations_role_id_fkey foreign key (role_id) references roles(id) on delete set null;
create index invitations_by_inviter on invitations (invited_by, created_at desc, id desc);
create index invitations_of_company on invitations (company_id, created_at desc, id desc) where company_id is not null;
create index invitations_of_group on invitations (group_id, created_at desc, id desc) where group_id is not null;
create unique index invitations_one_open_in_company on invitations (company_id, email) where status = 'pending';
create unique index invitations_one_open_in_group on invitations (group_id, email) where status = 'pending';
create index invitations_open_by_email on invitations (email) where status = 'pending';
create index invitations_open_by_inviter on invitations (invited_by) where status = 'pending';
create index invitations_open_with_role on invitations (role_id) where status = 'pending' and role_id is not null;
-- The invitations of one person, whatever became of them: those to their e-mail and those that they sent (product §19.1).
create index invitations_to_email on invitations (email, created_at desc, id desc);
create trigger invitations_close after update of status on invitations
  for each row when (old.status = 'pending' and new.status <> 'pending') execute function invitation_closes();

-- To whom an invoice was sent from the cabinet, by whom and when (product §14.15).
create table invoice_letters (
  id uuid not null,
  request_id uuid not null,
  sent_by uuid not null,
  recipient text not null,
  sent_at timestamptz not null default clock_timestamp(),
  constraint invoice_letters_pkey primary key (id)
);
alter table invoice_letters
  add constraint invoice_letters_request_id_fkey foreign key (request_id) references payment_requests(id),
  add constraint invoice_letters_sent_by_fkey foreign key (sent_by) references users(id);
create index invoice_letters_author on invoice_letters (sent_by, sent_at);
create index invoice_letters_recipient on invoice_letters (recipient, sent_at);
create index invoice_letters_request on invoice_letters (request_id, sent_at);

-- What an invoice says, written with its request: whatever is renamed later, the document stays as it was sent. A document of before that
-- is fixed by the API, which alone knows the seller.
create table issued_invoices (
  request_id uuid not null,
  fixed_at timestamptz not null default clock_timestamp(),
  -- The invoice is older than its texts: these say what was true on `fixed_at`.
  is_late boolean not null,
  -- `version` tells the shape.
  document jsonb not null,
  constraint issued_invoices_pkey primary key (request_id),
  constraint issued_invoices_document_check check (document ? 'version')
);
alter table issued_invoices
  add constraint issued_invoices_request_id_fkey foreign key (request_id) references payment_requests(id);
create trigger issued_invoices_append_only before delete or update on issued_invoices
  for each row execute function ledger_refuse_change();
create trigger issued_invoices_guard before insert on issued_invoices
  for each row execute function issued_invoice_guard();
create trigger issued_invoices_never_truncated before truncate on issued_invoices
  for each statement execute function ledger_refuse_change();

create table job_runs (
  name text not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  error text,
  -- A job whose process has died is run by another one, instead of waiting for its next time: while it runs, it says so.
  heartbeat_at timestamptz,
  -- When a job last did its work is told while it runs again and after it has failed.
  succeeded_at timestamptz,
  constraint job_runs_pkey primary key (name)
);

-- Browsers that a person has signed in from, by the hash of a cookie; sessions.device_hash is the same hash.
create table known_devices (
  user_id uuid not null,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  constraint known_devices_pkey primary key (user_id, token_hash)
);
alter table known_devices
  add constraint known_devices_user_id_fkey foreign key (user_id) references users(id) on delete cascade;
create index known_devices_token on known_devices (token_hash);

-- A payer's account has the payer's id, so a posting reaches its balance row without a join.
create table ledger_accounts (
  id uuid not null,
  code text not null,
  payer_id uuid,
  constraint ledger_accounts_pkey primary key (id),
  constraint ledger_accounts_code_key unique (code),
  constraint ledger_accounts_payer_id_key unique (payer_id),
  constraint ledger_accounts_payer_has_own_id check (payer_id is null or payer_id = id),
  constraint ledger_accounts_system_ids_come_first check ((payer_id is null) = (id < '00000000-0000-7000-8000-000000000100'::uuid))
);
alter table ledger_accounts
  add constraint ledger_accounts_payer_id_fkey foreign key (payer_id) references payers(id);
create trigger ledger_accounts_never_truncated before truncate on ledger_accounts
  for each statement execute function ledger_refuse_change();
create trigger ledger_accounts_stay before delete or update on ledger_accounts
  for each row execute function ledger_refuse_change();

-- Each check stores the last row of the audit log, so the next one notices when rows were cut off the end.
create table ledger_checks (
  id uuid not null,
  ok boolean not null,
  entries bigint not null,
  postings bigint not null,
  payers bigint not null,
  problems jsonb not null,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  audit_seq bigint,
  audit_hash text,
  constraint ledger_checks_pkey primary key (id)
);
create index ledger_checks_latest on ledger_checks (finished_at desc);
create trigger ledger_checks_append_only before delete or update on ledger_checks
  for each row execute function ledger_refuse_change();
create trigger ledger_checks_never_truncated before truncate on ledger_checks
  for each statement execute function ledger_refuse_change();

-- What all payers together moved on a day that is over, by type and model: totals of everybody's transactions add up these and the
-- open days (docs/decisions/0096). `ledger_posting_apply` and `ledger_sum_problems` have changed for it.
create table ledger_days (
  day date not null,
  type text not null,
  model_id text not null default '',
  amount_in numeric(30,10) not null,
  amount_out numeric(30,10) not null,
  postings bigint not null,
  constraint ledger_days_pkey primary key (day, type, model_id)
);

create table ledger_days_state (
  is_only boolean not null default true,
  open_from date not null,
  constraint ledger_days_state_pkey primary key (is_only),
  constraint ledger_days_state_is_only_check check (is_only)
);

create table ledger_entries (
  id uuid not null,
  kind text not null,
  root_kind text not null,
  original_id uuid,
  user_id uuid,
  actor_id uuid,
  model_id text,
  document_type text,
  document_id text,
  document_number text,
  description text not null default '',
  reason text,
  request_key text,
  created_at timestamptz not null default clock_timestamp(),
  -- A refund of money that is spent already may leave a debt: the payer stands below its limit by that much, may spend nothing, and
  -- the debt shrinks by itself as money comes in. `ledger_refund`, `ledger_post`, `ledger_capture` and `ledger_posting_apply` have
  -- changed for it, and `ledger_sum_problems` looks after it.
  debt numeric(30,10),
  constraint ledger_entries_pkey primary key (id),
  constraint ledger_entries_request_key_key unique (request_key),
  constraint ledger_entries_debt check (debt is null or debt > 0 and (kind in ('refund', 'charge', 'adjustment'))),
  constraint ledger_entries_kinds_agree check (ledger_kinds_agree(kind, root_kind, original_id))
);
alter table ledger_entries
  add constraint ledger_entries_actor_id_fkey foreign key (actor_id) references users(id),
  add constraint ledger_entries_original_id_fkey foreign key (original_id) references ledger_entries(id);
create index ledger_entries_debt on ledger_entries (id) where debt is not null;
create index ledger_entries_document on ledger_entries (document_type, document_id) where document_id is not null;
-- What one person has moved by hand in the last month, over all payers. Charges have no actor and cost nothing here.
create index ledger_entries_of_actor on ledger_entries (actor_id, created_at) where actor_id is not null;
create unique index ledger_entries_one_reversal on ledger_entries (original_id) where kind = 'reversal';
create index ledger_entries_refunds on ledger_entries (original_id) where kind = 'refund';
create trigger ledger_entries_append_only before delete or update on ledger_entries
  for each row execute function ledger_refuse_change();
create constraint trigger ledger_entries_have_postings after insert on ledger_entries deferrable initially deferred
  for each row execute function ledger_entry_has_postings();
create trigger ledger_entries_never_truncated before truncate on ledger_entries
  for each statement execute function ledger_refuse_change();

-- Who spent what of a shared payer's money on a day: a company of a thousand people is added up by people and days, not by
-- their models too. Written by `ledger_posting_apply`.
create table ledger_member_days (
  payer_id uuid not null,
  day date not null,
  user_id uuid not null,
  amount numeric(30,10) not null,
  charges bigint not null,
  constraint ledger_member_days_pkey primary key (payer_id, day, user_id)
) with (fillfactor=70);

-- Daily sums, written in the transaction of each posting: totals of a period add up days instead of postings.
create table ledger_payer_days (
  payer_id uuid not null,
  day date not null,
  type text not null,
  model_id text not null default '',
  amount_in numeric(30,10) not null default 0,
  amount_out numeric(30,10) not null default 0,
  postings bigint not null default 0,
  named_model text generated always as (nullif(model_id, '')) stored,
  constraint ledger_payer_days_pkey primary key (payer_id, day, type, model_id)
) with (fillfactor=70);
alter table ledger_payer_days
  add constraint ledger_payer_days_named_model_fkey foreign key (named_model) references models(id);
create index ledger_payer_days_day on ledger_payer_days (day);

-- type, user_id, model_id and created_at repeat the entry's, so a page of transactions reads one index.
-- payer_id equals account_id for a payer's account and is null for a system account.
create table ledger_postings (
  id uuid not null,
  number bigint not null generated always as identity,
  entry_id uuid not null,
  account_id uuid not null,
  payer_id uuid,
  type text not null,
  user_id uuid,
  model_id text,
  amount numeric(30,10) not null,
  balance_after numeric(30,10),
  created_at timestamptz not null,
  constraint ledger_postings_pkey primary key (entry_id, account_id),
  constraint ledger_postings_whole check (amount <> 0 and (payer_id is null) = (balance_after is null))
);
create index ledger_postings_all on ledger_postings (created_at desc, id desc) where payer_id is not null;
create unique index ledger_postings_id on ledger_postings (id) where payer_id is not null;
-- A model that hardly anybody uses is found among those of everybody.
create index ledger_postings_model on ledger_postings (model_id, created_at desc, id desc)
  where payer_id is not null and model_id is not null;
-- What a text finds in a list of transactions (docs/decisions/0147), each in the order of the list. The free text of entries is searched no
-- more. Of the archive: the same.
create index ledger_postings_number on ledger_postings (number) where payer_id is not null;
create index ledger_postings_payer_income on ledger_postings (payer_id, created_at desc, id desc)
  where payer_id is not null and amount > 0;
-- For the filter by model: finds even a rarely used one fast.
create index ledger_postings_payer_model on ledger_postings (payer_id, model_id, created_at desc, id desc)
  where payer_id is not null and model_id is not null;
-- Postings without a person belong to the payer's owner.
create index ledger_postings_payer_nobody on ledger_postings (payer_id, created_at desc, id desc)
  where payer_id is not null and user_id is null;
-- It takes the place of ledger_postings_payer: the sums of a thousand people are added up from it alone.
create index ledger_postings_payer_sums on ledger_postings (payer_id, created_at desc, id desc) include (amount, type, model_id, user_id)
  where payer_id is not null;
-- For the filter by type. Nearly all postings are charges: leaving them out keeps these indexes small, and a charge
-- writes to none of them.
create index ledger_postings_payer_type on ledger_postings (payer_id, type, created_at desc, id desc)
  where payer_id is not null and type <> 'charge';
-- A sum as it is shown, whichever way the money went. With the exact one, so that they are counted and added up without their rows.
create index ledger_postings_sum on ledger_postings (round(abs(amount), 2), created_at desc, id desc) include (amount)
  where payer_id is not null;
create index ledger_postings_type on ledger_postings (type, created_at desc, id desc)
  where payer_id is not null and type <> 'charge';
create index ledger_postings_user_income on ledger_postings (user_id, created_at desc, id desc)
  where payer_id is not null and user_id is not null and amount > 0;
create index ledger_postings_user_sums on ledger_postings (user_id, created_at desc, id desc) include (amount, type, model_id, payer_id)
  where payer_id is not null and user_id is not null;
create index ledger_postings_user_type on ledger_postings (user_id, type, created_at desc, id desc)
  where payer_id is not null and user_id is not null and type <> 'charge';
create trigger ledger_postings_append_only before update on ledger_postings
  for each row execute function ledger_refuse_change();
create trigger ledger_postings_apply before insert on ledger_postings
  for each row execute function ledger_posting_apply();
create trigger ledger_postings_leave before delete on ledger_postings
  for each row execute function ledger_posting_leaves();
create trigger ledger_postings_never_truncated before truncate on ledger_postings
  for each statement execute function ledger_refuse_change();
create trigger ledger_postings_sum_to_zero after insert on ledger_postings referencing new table as lines
  for each statement execute function ledger_postings_come_whole();

-- Postings of months long past, which may lie on a slower disk (docs/decisions/0103). The archive inherits from
-- ledger_postings: whoever reads that reads both in one snapshot, and `only ledger_postings` is what has not left.
create table ledger_postings_archive (
  constraint ledger_postings_archive_pkey primary key (entry_id, account_id)
) inherits (ledger_postings);
create index ledger_postings_archive_all on ledger_postings_archive (created_at desc, id desc)
  where payer_id is not null;
-- The indexes of ledger_postings: a list walks along both.
create unique index ledger_postings_archive_id on ledger_postings_archive (id) where payer_id is not null;
create index ledger_postings_archive_model on ledger_postings_archive (model_id, created_at desc, id desc)
  where payer_id is not null and model_id is not null;
create index ledger_postings_archive_number on ledger_postings_archive (number) where payer_id is not null;
create index ledger_postings_archive_payer_income on ledger_postings_archive (payer_id, created_at desc, id desc)
  where payer_id is not null and amount > 0;
create index ledger_postings_archive_payer_model on ledger_postings_archive (payer_id, model_id, created_at desc, id desc)
  where payer_id is not null and model_id is not null;
create index ledger_postings_archive_payer_nobody on ledger_postings_archive (payer_id, created_at desc, id desc)
  where payer_id is not null and user_id is null;
-- It takes the place of ledger_postings_archive_payer: the sums of a thousand people are added up from it alone.
create index ledger_postings_archive_payer_sums on ledger_postings_archive (payer_id, created_at desc, id desc) include (amount, type, model_id, user_id)
  where payer_id is not null;
create index ledger_postings_archive_payer_type on ledger_postings_archive (payer_id, type, created_at desc, id desc)
  where payer_id is not null and type <> 'charge';
create index ledger_postings_archive_sum on ledger_postings_archive (round(abs(amount), 2), created_at desc, id desc) include (amount)
  where payer_id is not null;
create index ledger_postings_archive_type on ledger_postings_archive (type, created_at desc, id desc)
  where payer_id is not null and type <> 'charge';
create index ledger_postings_archive_user_income on ledger_postings_archive (user_id, created_at desc, id desc)
  where payer_id is not null and user_id is not null and amount > 0;
create index ledger_postings_archive_user_sums on ledger_postings_archive (user_id, created_at desc, id desc) include (amount, type, model_id, payer_id)
  where payer_id is not null and user_id is not null;
create index ledger_postings_archive_user_type on ledger_postings_archive (user_id, type, created_at desc, id desc)
  where payer_id is not null and user_id is not null and type <> 'charge';
create trigger ledger_postings_archive_append_only before delete or update on ledger_postings_archive
  for each row execute function ledger_refuse_change();
create trigger ledger_postings_archive_enter before insert on ledger_postings_archive
  for each row execute function ledger_posting_enters_archive();
create trigger ledger_postings_archive_never_truncated before truncate on ledger_postings_archive
  for each statement execute function ledger_refuse_change();
create constraint trigger ledger_postings_archive_once after insert on ledger_postings_archive deferrable initially deferred
  for each row execute function ledger_posting_stands_once();

create table ledger_user_days (
  user_id uuid not null,
  payer_id uuid not null,
  day date not null,
  type text not null,
  amount_in numeric(30,10) not null default 0,
  amount_out numeric(30,10) not null default 0,
  postings bigint not null default 0,
  model_id text not null default '',
  constraint ledger_user_days_pkey primary key (user_id, payer_id, day, type, model_id)
) with (fillfactor=70);
alter table ledger_user_days
  add constraint ledger_user_days_user_id_fkey foreign key (user_id) references users(id);
create index ledger_user_days_day on ledger_user_days (day, user_id) where type = 'charge' and model_id <> '';
-- Who has used a model lately, of thousands of people only its own days; and the last days of all people, without the years before
-- them. Both hold nothing that a charge changes: a row that is indexed by its sums is written anew in every index with each charge.
-- Only a query that says `model_id <> ''` can use them: as long as nobody has analyzed the table (an embedded database never does), the
-- month of a member would be looked for among the days of all.
create index ledger_user_days_model on ledger_user_days (model_id, day) where type = 'charge' and model_id <> '';
-- People use a few models each. Taken for all of them, the sums of a role's people would be sorted on the disk instead of added up
-- in memory by several processes.
create statistics ledger_user_days_user_model (ndistinct) on user_id, model_id from ledger_user_days;

-- A row exists while the balance is below the threshold; its letter has been written.
create table low_balance_alerts (
  user_id uuid not null,
  payer_id uuid not null,
  threshold numeric(30,10) not null,
  balance numeric(30,10) not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint low_balance_alerts_pkey primary key (user_id, payer_id)
);
alter table low_balance_alerts
  add constraint low_balance_alerts_payer_id_fkey foreign key (payer_id) references payers(id),
  add constraint low_balance_alerts_user_id_fkey foreign key (user_id) references users(id);

-- How the price of each charge and reserve was made; request_key makes a repeated call the same call. Rows are never
-- changed: capturing a reserve adds a second row.
create table model_charges (
  request_key text not null,
  user_id uuid not null,
  payer_id uuid not null,
  model_id text not null,
  input_tokens bigint not null,
  output_tokens bigint not null,
  base_amount numeric(30,10) not null,
  correction_id uuid,
  correction_multiplier numeric(10,4) not null,
  tier text not null,
  tier_multiplier numeric(10,4) not null,
  amount numeric(30,10) not null,
  entry_id uuid,
  hold_id uuid,
  created_at timestamptz not null default clock_timestamp(),
  -- The trigger computes it from the columns above.
  digest text not null,
  -- The name of the token of the service that made the call; none before tokens had names.
  caller text,
  -- What a million tokens cost when the call was charged: a price changes, and a bill is never made with another one. None before they were
  -- kept, because a charge is never changed.
  input_price numeric(30,10),
  output_price numeric(30,10),
  constraint model_charges_pkey primary key (request_key),
  constraint model_charges_input_tokens_check check (input_tokens >= 0),
  constraint model_charges_output_tokens_check check (output_tokens >= 0)
);
alter table model_charges
  add constraint model_charges_correction_id_fkey foreign key (correction_id) references rate_corrections(id),
  add constraint model_charges_entry_id_fkey foreign key (entry_id) references ledger_entries(id),
  add constraint model_charges_hold_id_fkey foreign key (hold_id) references holds(id),
  add constraint model_charges_model_id_fkey foreign key (model_id) references models(id),
  add constraint model_charges_payer_id_fkey foreign key (payer_id) references payers(id),
  add constraint model_charges_tier_fkey foreign key (tier) references tiers(code),
  add constraint model_charges_user_id_fkey foreign key (user_id) references users(id);
-- The impact of a correction reads the last days of all payers; reserves are no charges.
create index model_charges_created on model_charges (created_at) where request_key not like 'hold:%';
create unique index model_charges_entry on model_charges (entry_id) where entry_id is not null;
create unique index model_charges_hold on model_charges (hold_id, split_part(request_key, ':', 1))
  where hold_id is not null;
create trigger model_charges_append_only before delete or update on model_charges
  for each row execute function ledger_refuse_change();
create trigger model_charges_never_truncated before truncate on model_charges
  for each statement execute function ledger_refuse_change();
create trigger model_charges_seal before insert on model_charges for each row execute function model_charge_seal();

-- A model begins with the price in its own row; each later one stands here with the moment it holds from, which may be to come.
create table model_prices (
  model_id text not null,
  valid_from timestamptz not null,
  input_price numeric(30,10) not null,
  output_price numeric(30,10) not null,
  set_by uuid,
  set_at timestamptz not null default clock_timestamp(),
  -- A price that two people agreed on names what they agreed on, so that the next change is measured from it.
  agreed_in uuid,
  -- Why a price was set; none before prices had reasons, and none of those that an older process sets meanwhile.
  reason text,
  constraint model_prices_pkey primary key (model_id, valid_from),
  constraint model_prices_input_price_check check (input_price >= 0),
  constraint model_prices_output_price_check check (output_price >= 0)
);
alter table model_prices
  add constraint model_prices_agreed_in_fkey foreign key (agreed_in) references proposals(id),
  add constraint model_prices_model_id_fkey foreign key (model_id) references models(id),
  add constraint model_prices_set_by_fkey foreign key (set_by) references users(id);

-- The models of the chat service. Prices are in roubles per million tokens.
create table models (
  id text not null,
  name text not null,
  developer text not null,
  type text not null,
  tags text[] not null default '{}'::text[],
  input_price numeric(30,10) not null,
  output_price numeric(30,10) not null,
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  constraint models_pkey primary key (id),
  constraint models_id_check check (id ~ '^[A-Za-z0-9_:@-][A-Za-z0-9._/:@-]*$' and id !~ '//'),
  constraint models_input_price_check check (input_price >= 0),
  constraint models_output_price_check check (output_price >= 0)
);
create unique index models_id_in_any_case on models (lower(id collate "C"));

-- A letter is written in the transaction that causes it and sent later.
create table outbox (
  id uuid not null,
  kind text not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text,
  created_at timestamptz not null default now(),
  available_at timestamptz not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text,
  -- Who caused the letter by what they did to its recipient; null where nobody did.
  caused_by uuid,
  -- When a letter that somebody else caused was let out, from which it counts for a day.
  admitted_at timestamptz,
  -- Since when the letter is kept for the recipient's digest. It is then due at no time, so no process of any release sends it.
  held_at timestamptz,
  -- Which document a letter carries. The document is made when the letter leaves, so that nothing large lies here.
  attachment jsonb,
  constraint outbox_pkey primary key (id)
);
create index outbox_admitted_by on outbox (caused_by, admitted_at) where admitted_at is not null;
create index outbox_admitted_to on outbox (lower(recipient), admitted_at) where admitted_at is not null;
create index outbox_digests on outbox (lower(recipient), created_at) where kind = 'digest';
create index outbox_held on outbox (lower(recipient), held_at) where held_at is not null;
create index outbox_waiting on outbox (available_at) where sent_at is null and failed_at is null;

-- The last opening of a page that left a reading, for each reader and page: the next one within an hour leaves none.
create table page_openings (
  actor_id uuid not null,
  action text not null,
  entity_id text not null,
  opened_at timestamptz not null,
  reading_id uuid not null,
  constraint page_openings_pkey primary key (actor_id, action, entity_id)
);
alter table page_openings
  add constraint page_openings_actor_id_fkey foreign key (actor_id) references users(id);
create index page_openings_oldest on page_openings (opened_at);

-- How a person proves who they are beside the password (product §12.9), and when they last did (§12.10).
-- Keys that a device or a password manager holds. With verification of the user one of them is both factors.
create table passkeys (
  id uuid not null,
  user_id uuid not null,
  -- What the authenticator calls the key.
  credential_id bytea not null,
  public_key bytea not null,
  -- How often the authenticator has signed, where it counts: a lower number is a copy of the key.
  sign_count bigint not null default 0,
  transports text[] not null default '{}'::text[],
  name text not null,
  -- The browser in which it was made.
  user_agent text not null default '',
  -- Whether the authenticator says that the key is kept elsewhere too, so that a lost device does not lose it.
  is_backed_up boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz,
  constraint passkeys_pkey primary key (id),
  constraint passkeys_credential_id_key unique (credential_id)
);
alter table passkeys
  add constraint passkeys_user_id_fkey foreign key (user_id) references users(id) on delete cascade;
create index passkeys_user on passkeys (user_id);

-- The hot row of a payer: the low fill factor keeps its updates on one page.
create table payer_balances (
  payer_id uuid not null,
  balance numeric(30,10) not null default 0,
  held numeric(30,10) not null default 0,
  credit_limit numeric(30,10) not null default 0,
  total_topped_up numeric(30,10) not null default 0,
  total_spent numeric(30,10) not null default 0,
  updated_at timestamptz not null default now(),
  debt numeric(30,10) not null default 0,
  available numeric(30,10) not null generated always as ((balance - held + credit_limit + debt)) stored,
  constraint payer_balances_pkey primary key (payer_id),
  constraint payer_balances_debt_spends_nothing check (debt = 0 or debt > 0 and available <= 0),
  constraint payer_balances_within_credit_limit check (held >= 0 and credit_limit >= 0 and available >= 0)
) with (fillfactor=50);
alter table payer_balances
  add constraint payer_balances_payer_id_fkey foreign key (payer_id) references payers(id);
create trigger payer_balances_guard before update of balance, held, debt, total_topped_up, total_spent on payer_balances
  for each row execute function payer_balance_guard();
create trigger payer_balances_limit before update of credit_limit on payer_balances
  for each row execute function payer_balance_limit();
create trigger payer_balances_start before insert or delete on payer_balances
  for each row execute function payer_balance_guard();

create table payers (
  id uuid not null,
  kind text not null,
  name text not null,
  owner_id uuid,
  user_id uuid,
  group_id uuid,
  company_id uuid,
  tier text not null default 'start',
  tier_is_manual boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  -- Money that still comes for a payer that is no more goes here: the owner's personal account of a dissolved group.
  successor_id uuid,
  -- A change made by hand counts up; one that was begun over an older state is refused.
  version integer not null default 1,
  tier_reason text,
  tier_set_by uuid,
  tier_set_at timestamptz,
  constraint payers_pkey primary key (id),
  constraint payers_company_id_key unique (company_id),
  constraint payers_group_id_key unique (group_id),
  constraint payers_user_id_key unique (user_id),
  constraint payers_kind_check check (kind in ('user', 'group', 'company')),
  constraint payers_kind_names_its_holder check (kind = 'user' and user_id is not null and group_id is null and company_id is null or kind = 'group' and group_id is not null and user_id is null and company_id is null or kind = 'company' and company_id is not null and user_id is null and group_id is null),
  constraint payers_manual_tier_says_why check (tier_is_manual or tier_reason is null and tier_set_by is null),
  constraint payers_successor_of_closed check (successor_id is null or not is_active),
  constraint payers_version_check check (version > 0)
);
alter table payers
  add constraint payers_company_id_fkey foreign key (company_id) references companies(id),
  add constraint payers_group_id_fkey foreign key (group_id) references groups(id),
  add constraint payers_owner_id_fkey foreign key (owner_id) references users(id),
  add constraint payers_successor_id_fkey foreign key (successor_id) references payers(id),
  add constraint payers_tier_fkey foreign key (tier) references tiers(code),
  add constraint payers_tier_set_by_fkey foreign key (tier_set_by) references users(id),
  add constraint payers_user_id_fkey foreign key (user_id) references users(id);
create index payers_created on payers (created_at, id);
create index payers_kind on payers (kind, created_at, id);
create index payers_name on payers (name, id);
create index payers_owner on payers (owner_id);
create trigger payers_open_account after insert on payers for each row execute function payer_open_account();
create trigger payers_search after insert or update of name on payers for each row execute function search_payer();

-- Every notice is stored as received, before it is judged; the decision is added once. 'query' is the provider's answer
-- to our question about a request. Anybody can send a notice without a valid signature, so those may be deleted after
-- a week.
create table payment_notices (
  id uuid not null,
  request_id uuid,
  command text not null,
  http_method text not null,
  raw text not null,
  fields jsonb not null default '{}'::jsonb,
  remote_address text,
  operation_id text,
  received_at timestamptz not null default clock_timestamp(),
  decision text,
  reason text,
  answer text,
  decided_at timestamptz,
  is_signed boolean not null default true,
  constraint payment_notices_pkey primary key (id),
  constraint payment_notices_command_check check (command in ('pay', 'check', 'query'))
);
alter table payment_notices
  add constraint payment_notices_request_id_fkey foreign key (request_id) references payment_requests(id);
create index payment_notices_operation on payment_notices (operation_id collate "C");
create index payment_notices_received on payment_notices (received_at desc, id desc);
create index payment_notices_request on payment_notices (request_id, received_at);
create index payment_notices_signed_request on payment_notices (request_id, received_at) where is_signed;
create index payment_notices_unsigned on payment_notices (received_at) where not is_signed;
create trigger payment_notices_guard before delete or update on payment_notices
  for each row execute function payment_notice_guard();

create table payment_request_history (
  id bigint not null generated always as identity,
  request_id uuid not null,
  at timestamptz not null,
  from_status text,
  to_status text not null,
  actor_id uuid,
  note text,
  constraint payment_request_history_pkey primary key (id)
);
alter table payment_request_history
  add constraint payment_request_history_actor_id_fkey foreign key (actor_id) references users(id),
  add constraint payment_request_history_request_id_fkey foreign key (request_id) references payment_requests(id);
create index payment_request_history_request on payment_request_history (request_id, id);
create trigger payment_request_history_append_only before delete or update on payment_request_history
  for each row execute function ledger_refuse_change();

create table payment_request_transitions (
  from_status text not null,
  to_status text not null,
  constraint payment_request_transitions_pkey primary key (from_status, to_status)
);

create table payment_requests (
  id uuid not null,
  number bigint not null generated always as identity,
  method text not null,
  amount numeric(30,10) not null,
  currency text not null default 'RUB',
  status text not null default 'pending',
  payer_id uuid not null,
  user_id uuid not null,
  provider text,
  provider_operation_id text,
  bank_reference text,
  reject_reason text,
  entry_id uuid,
  refund_entry_id uuid,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  paid_at timestamptz,
  status_at timestamptz not null default clock_timestamp(),
  status_by uuid,
  status_note text,
  -- The first of the two people who confirm a large payment.
  confirmed_by uuid,
  confirmed_at timestamptz,
  -- The date of the bank's document whose number `bank_reference` is.
  paid_on date,
  payer_account text,
  payer_inn text,
  -- Why the first of two people was not enough; it counts while `confirmed_by` stands.
  confirmed_why jsonb not null default '[]'::jsonb,
  -- Staff make a request of a transfer that nobody had an invoice for: it has none, and was paid all the same.
  without_invoice boolean not null default false,
  -- The level of the payer before the payment and with it: what a result says does not depend on when it is read.
  tier_before text,
  tier_after text,
  constraint payment_requests_pkey primary key (id),
  constraint payment_requests_entry_id_key unique (entry_id),
  constraint payment_requests_number_key unique (number),
  constraint payment_requests_provider_operation_id_key unique (provider_operation_id),
  constraint payment_requests_refund_entry_id_key unique (refund_entry_id),
  constraint payment_requests_amount_check check (amount > 0),
  constraint payment_requests_card_has_provider check ((method = 'card') = (provider is not null)),
  constraint payment_requests_confirmed_at_a_time check ((confirmed_by is null) = (confirmed_at is null)),
  constraint payment_requests_confirmed_in_process check (confirmed_by is null or status = 'processing'),
  constraint payment_requests_currency_check check (currency = 'RUB'),
  constraint payment_requests_method_check check (method in ('card', 'invoice')),
  constraint payment_requests_paid_names_entry check ((status in ('paid', 'refunded')) = (entry_id is not null and paid_at is not null)),
  constraint payment_requests_provider_check check (provider = 'payanyway'),
  constraint payment_requests_refunded_names_entry check ((status = 'refunded') = (refund_entry_id is not null)),
  constraint payment_requests_rejected_says_why check (status <> 'rejected' or length(trim(both from coalesce(reject_reason, ''))) > 0),
  constraint payment_requests_status_check check (status in ('pending', 'processing', 'paid', 'rejected', 'cancelled', 'expired', 'failed', 'refunded'))
);
alter table payment_requests
  add constraint payment_requests_confirmed_by_fkey foreign key (confirmed_by) references users(id),
  add constraint payment_requests_entry_id_fkey foreign key (entry_id) references ledger_entries(id),
  add constraint payment_requests_payer_id_fkey foreign key (payer_id) references payers(id),
  add constraint payment_requests_refund_entry_id_fkey foreign key (refund_entry_id) references ledger_entries(id),
  add constraint payment_requests_status_by_fkey foreign key (status_by) references users(id),
  add constraint payment_requests_user_id_fkey foreign key (user_id) references users(id);
create index payment_requests_all on payment_requests (created_at desc, id desc);
-- Each order that a list of requests can have, with the id behind it, as the list asks for it. `created_at` and `number`
-- have theirs. Where a value may be missing those rows come last in both directions, and no one index serves both.
create index payment_requests_by_amount on payment_requests (amount, id);
create index payment_requests_by_expires_at on payment_requests (expires_at, id);
create index payment_requests_by_method on payment_requests (method, id);
create index payment_requests_by_paid_at on payment_requests (paid_at, id);
create index payment_requests_by_paid_at_desc on payment_requests (paid_at desc nulls last, id desc);
create index payment_requests_by_status on payment_requests (status, id);
create index payment_requests_confirmed on payment_requests (confirmed_by) where confirmed_by is not null;
create index payment_requests_of_document on payment_requests (bank_document_key(bank_reference), amount)
  where bank_reference is not null;
create index payment_requests_open on payment_requests (expires_at) where status in ('pending', 'processing');
create index payment_requests_payer on payment_requests (payer_id, created_at desc, id desc);
create index payment_requests_status on payment_requests (status, created_at desc, id desc);
-- What a text finds among payment requests and their notices (docs/decisions/0147).
create index payment_requests_sum on payment_requests (round(abs(amount), 2));
-- A transfer is bound to a request with its document before the money counts, and stays so when that ends otherwise.
create index payment_requests_unpaid_document on payment_requests (id)
  where bank_reference is not null and (status <> all (array['paid', 'refunded']));
create index payment_requests_user on payment_requests (user_id, created_at desc, id desc);
create trigger payment_requests_confirmation before update on payment_requests
  for each row execute function payment_request_forget_confirmation();
-- The trigger waits for whatever is being written there and lets nothing in until it is at work, so the open ones are copied behind it.
create trigger payment_requests_followed after update of status, confirmed_by on payment_requests
  for each row when (old.confirmed_by is distinct from new.confirmed_by) execute function proposal_follow_payment_request();
create trigger payment_requests_guard before insert or delete or update on payment_requests
  for each row execute function payment_request_guard();
create trigger payment_requests_record after insert or update of status, confirmed_by on payment_requests
  for each row execute function payment_request_record();

-- Who read other people's data waits here, unchained, until a job puts it into the audit log (product §19.6): the chain's lock is not taken
-- by whoever only reads.
create table pending_readings (
  id uuid not null,
  actor_id uuid not null,
  action text not null,
  entity_type text not null,
  entity_id text,
  after jsonb,
  ip text,
  fingerprint text,
  user_agent text,
  trace_id text,
  read_at timestamptz not null,
  constraint pending_readings_pkey primary key (id)
);
alter table pending_readings
  add constraint pending_readings_actor_id_fkey foreign key (actor_id) references users(id);
create index pending_readings_oldest on pending_readings (read_at, id);

create table permissions (
  id text not null,
  name text not null,
  category text not null,
  dynamic boolean not null default false,
  created_at timestamptz not null default now(),
  constraint permissions_pkey primary key (id)
);

create table promo_blocks (
  kind text not null,
  value text not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  id uuid not null default uuid_v7(),
  reason text not null default '',
  -- The network that is refused. Of two blocks of one network the older stays.
  network inet generated always as ( case kind when 'ip' then promo_network(value::inet) else null::inet end) stored,
  constraint promo_blocks_pkey primary key (kind, value),
  constraint promo_blocks_id_key unique (id),
  constraint promo_blocks_kind_check check (kind in ('ip', 'fingerprint'))
);
alter table promo_blocks
  add constraint promo_blocks_created_by_fkey foreign key (created_by) references users(id);
create index promo_blocks_created on promo_blocks (created_at, id);
create index promo_blocks_network on promo_blocks using gist (network inet_ops);
create unique index promo_blocks_one on promo_blocks (network);

create table promo_cluster_members (
  source_id integer not null,
  cluster_id uuid not null,
  constraint promo_cluster_members_pkey primary key (source_id)
);
alter table promo_cluster_members
  add constraint promo_cluster_members_cluster_id_fkey foreign key (cluster_id) references promo_clusters(id) on delete cascade,
  add constraint promo_cluster_members_source_id_fkey foreign key (source_id) references promo_sources(id);
create index promo_cluster_members_cluster on promo_cluster_members (cluster_id, source_id);

-- `root_id` is the oldest fingerprint of the cluster: while it belongs to it, the cluster keeps its id.
create table promo_clusters (
  id uuid not null default uuid_v7(),
  number integer not null generated always as identity,
  root_id integer not null,
  requests integer not null default 0,
  users integer not null default 0,
  ips integer not null default 0,
  fingerprints integer not null default 0,
  granted integer not null default 0,
  amount numeric(30,10) not null default 0,
  first_seen timestamptz not null default 'infinity'::timestamptz,
  last_seen timestamptz not null default '-infinity'::timestamptz,
  -- The busiest address and fingerprint of a cluster, by which people recognise it: found with its sums, since a list that looks for
  -- them among all members of large clusters took seconds. The job finds them at its next turn.
  top_ip_id integer,
  top_fingerprint_id integer,
  -- What waits for somebody is counted for everybody who has the cabinet open (docs/decisions/0151), so each count has an index of
  -- what waits alone.
  -- A cluster is new until somebody says that they have looked at it. Those of before count as looked at.
  is_new boolean not null default true,
  constraint promo_clusters_pkey primary key (id),
  constraint promo_clusters_root_id_key unique (root_id)
);
alter table promo_clusters
  add constraint promo_clusters_root_id_fkey foreign key (root_id) references promo_sources(id),
  add constraint promo_clusters_top_fingerprint_id_fkey foreign key (top_fingerprint_id) references promo_sources(id),
  add constraint promo_clusters_top_ip_id_fkey foreign key (top_ip_id) references promo_sources(id);
create index promo_clusters_new on promo_clusters (id) where is_new;
create index promo_clusters_requests on promo_clusters (requests, id);

-- `people` were granted their first bonus in this hour, `converted` of them have topped up since.
create table promo_hours (
  hour timestamptz not null,
  status text not null,
  requests integer not null default 0,
  amount numeric(30,10) not null default 0,
  people integer not null default 0,
  converted integer not null default 0,
  constraint promo_hours_pkey primary key (hour, status),
  constraint promo_hours_status_check check (status in ('granted', 'rejected', 'flagged'))
);

-- Which address and which fingerprint came together. `person` is one of those who came so, `is_mixed` says that there
-- are others.
create table promo_pairs (
  ip_id integer not null,
  fingerprint_id integer not null,
  requests integer not null,
  granted integer not null,
  amount numeric(30,10) not null,
  person bigint,
  is_mixed boolean not null,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  constraint promo_pairs_pkey primary key (ip_id, fingerprint_id)
);
alter table promo_pairs
  add constraint promo_pairs_fingerprint_id_fkey foreign key (fingerprint_id) references promo_sources(id),
  add constraint promo_pairs_ip_id_fkey foreign key (ip_id) references promo_sources(id);
create index promo_pairs_fingerprint on promo_pairs (fingerprint_id, ip_id);

-- Who was granted a bonus, by the first one; a job says whether they have topped up since.
create table promo_people (
  person bigint not null,
  user_id uuid,
  email text,
  granted_at timestamptz not null,
  topped_up_at timestamptz,
  constraint promo_people_pkey primary key (person)
);
create index promo_people_email on promo_people (email) where user_id is null and topped_up_at is null;
create index promo_people_user on promo_people (user_id) where user_id is not null and topped_up_at is null;

-- One row: when clusters were asked for and found, and up to when top-ups have been looked at.
create table promo_refresh (
  is_only boolean not null default true,
  requested_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  took_ms integer,
  pairs integer,
  topups_until timestamptz,
  constraint promo_refresh_pkey primary key (is_only),
  constraint promo_refresh_is_only_check check (is_only)
);

create table promo_requests (
  id uuid not null,
  user_id uuid,
  email text,
  ip inet not null,
  fingerprint text not null,
  user_agent text not null default '',
  code text not null,
  amount numeric(30,10) not null,
  status text not null,
  reason text,
  entry_id uuid,
  created_at timestamptz not null default clock_timestamp(),
  -- What the chat service calls the request, and a digest of what it said, so that a repetition is known.
  request_key text,
  request_digest text,
  -- Whose request it is: the account, else the e-mail; equal numbers are one person.
  person bigint generated always as (hashtextextended(coalesce(user_id::text, lower(email)), 0::bigint)) stored,
  -- `model_charge_digest`: it seals the name as well, and what has none as before.
  -- The name of the token of the service that sent it; none before tokens had names.
  caller text,
  constraint promo_requests_pkey primary key (id),
  constraint promo_requests_amount_check check (amount >= 0),
  constraint promo_requests_status_check check (status in ('granted', 'rejected', 'flagged'))
);
alter table promo_requests
  add constraint promo_requests_entry_id_fkey foreign key (entry_id) references ledger_entries(id),
  add constraint promo_requests_user_id_fkey foreign key (user_id) references users(id);
create index promo_requests_all on promo_requests (created_at desc, id desc);
create index promo_requests_email on promo_requests (lower(email) text_pattern_ops);
create index promo_requests_fingerprint on promo_requests (fingerprint, created_at desc, id desc) include (person);
create index promo_requests_ip on promo_requests (ip, created_at desc, id desc) include (person);
create unique index promo_requests_key on promo_requests (request_key);
-- It replaces promo_requests_ip, which the release before still reads. It also waits for requests that are still counted in the
-- former way, so that the last step finds all of them.
create index promo_requests_network on promo_requests (promo_network(ip), created_at desc, id desc) include (person);
create index promo_requests_status on promo_requests (status, created_at desc, id desc);
create index promo_requests_user on promo_requests (user_id, created_at desc) where user_id is not null;
create trigger promo_requests_count after insert on promo_requests referencing new table as added
  for each statement execute function promo_request_count();
create trigger promo_requests_written_once before delete or update on promo_requests
  for each statement execute function ledger_refuse_change();

-- How many sources were seen on a day and before it last on another. The sources of a period are those whose day is in
-- it and whose day before is not: each is counted once, whatever the period.
create table promo_returns (
  kind text not null,
  day date not null,
  previous_day date not null,
  sources integer not null,
  constraint promo_returns_pkey primary key (kind, day, previous_day)
);

-- By day of Moscow. `previous_day` is the day before on which the source was seen, '-infinity' where there is none;
-- null only until the trigger has looked.
create table promo_source_days (
  source_id integer not null,
  day date not null,
  kind text not null,
  requests integer not null,
  granted integer not null,
  rejected integer not null,
  flagged integer not null,
  amount numeric(30,10) not null,
  previous_day date,
  constraint promo_source_days_pkey primary key (source_id, day)
);
alter table promo_source_days
  add constraint promo_source_days_source_id_fkey foreign key (source_id) references promo_sources(id);
create index promo_source_days_day on promo_source_days (kind, day);
create index promo_source_days_fresh on promo_source_days (source_id) where previous_day is null;

-- An address or a fingerprint, with all its requests. `amount` is what was granted; `links` counts its fingerprints, or
-- its addresses.
create table promo_sources (
  id integer not null generated by default as identity,
  kind text not null,
  value text not null,
  requests integer not null default 0,
  granted integer not null default 0,
  rejected integer not null default 0,
  flagged integer not null default 0,
  amount numeric(30,10) not null default 0,
  links integer not null default 0,
  first_seen timestamptz not null default 'infinity'::timestamptz,
  last_seen timestamptz not null default '-infinity'::timestamptz,
  constraint promo_sources_pkey primary key (id),
  constraint promo_sources_kind_value_key unique (kind, value),
  constraint promo_sources_kind_check check (kind in ('ip', 'fingerprint'))
);
-- Finds the sources of a wider network.
create index promo_sources_network on promo_sources ((value::inet)) where kind = 'ip';
create index promo_sources_prefix on promo_sources (kind, value text_pattern_ops);
create index promo_sources_shared on promo_sources (links desc, id) where kind = 'ip' and links > 20;
create index promo_sources_top on promo_sources (kind, requests desc, id);

-- The links of letters that stop what would take effect by itself.
create table proposal_stop_links (
  secret_hash bytea not null,
  proposal_id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  -- A proposal that takes effect by itself waits until its letters have left. A link without one waits for nothing.
  letter_id uuid,
  constraint proposal_stop_links_pkey primary key (secret_hash)
);
alter table proposal_stop_links
  add constraint proposal_stop_links_proposal_id_fkey foreign key (proposal_id) references proposals(id),
  add constraint proposal_stop_links_user_id_fkey foreign key (user_id) references users(id);
create index proposal_stop_links_of_proposal on proposal_stop_links (proposal_id);

-- Whatever waits for a second person stands in one table. `proposals` takes the place of `fund_proposals`, whose rows come along with their
-- ids and numbers; what the release before still writes there follows by itself.
create table proposals (
  id uuid not null,
  number bigint not null default nextval('fund_proposals_number_seq'::regclass),
  kind text not null,
  -- Whoever proposes holds it, and whoever decides.
  permission text not null,
  payer_id uuid,
  request_id uuid,
  -- Below zero it is taken; of a limit it is the raise.
  amount numeric(30,10),
  limit_before numeric(30,10),
  -- What else the kind needs when it is confirmed.
  facts jsonb not null default '{}'::jsonb,
  reason text,
  document text,
  status text not null default 'pending',
  proposed_by uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  -- Nobody confirms it any more from then on.
  expires_at timestamptz not null default clock_timestamp() + '7 days'::interval,
  decided_by uuid,
  decided_at timestamptz,
  decision_reason text,
  entry_id uuid,
  -- The person concerned, where it is about somebody's rights.
  user_id uuid,
  -- What it is about, where only one may wait at a time: the id of a role, a model, a person.
  subject text,
  -- From then on it takes effect by itself, where nobody could be the second person.
  takes_effect_at timestamptz,
  -- The second of two people where a day passes behind their word; null: nobody yet, or of another kind.
  agreed_by uuid,
  constraint proposals_pkey primary key (id),
  constraint proposals_entry_id_key unique (entry_id),
  constraint proposals_number_key unique (number),
  -- Nobody agrees with themself, and without a second person there is no day.
  constraint proposals_agreed_by_another check ( case kind when 'factor_reset' then (agreed_by is null) = (takes_effect_at is null) and (agreed_by is null or agreed_by <> proposed_by) else agreed_by is null end),
  constraint proposals_amount_check check (amount <> 0),
  constraint proposals_confirmed_names_entry check ((status = 'confirmed' and (kind in ('funds', 'request_refund', 'request_paid'))) = (entry_id is not null)),
  constraint proposals_decided_at check ((status = 'pending') = (decided_at is null)),
  -- The end of the author's right cancels it too, and what takes effect by itself is confirmed by nobody.
  constraint proposals_decided_by_somebody check ( case status when 'pending' then decided_by is null when 'lapsed' then decided_by is null when 'cancelled' then true when 'confirmed' then decided_by is not null or takes_effect_at is not null else decided_by is not null end),
  constraint proposals_effect_behind_the_day check (kind <> 'factor_reset' or status <> 'confirmed' or agreed_by is not null and not decided_by is distinct from agreed_by and decided_at >= takes_effect_at),
  constraint proposals_kind_check check (kind in ('funds', 'credit_limit', 'request_refund', 'request_paid', 'company_verification', 'staff_role', 'role_permissions', 'staff_email', 'staff_activation', 'factor_reset', 'rate_correction', 'model_price')),
  constraint proposals_limit_is_raised check ( case kind when 'credit_limit' then limit_before is not null and limit_before >= 0 and amount > 0 and document is null else limit_before is null end),
  constraint proposals_names_money check ( case when kind in ('funds', 'credit_limit', 'request_refund', 'request_paid') then payer_id is not null and amount is not null else amount is null end),
  constraint proposals_names_person check ((kind in ('staff_role', 'staff_email', 'staff_activation', 'factor_reset')) = (user_id is not null)),
  constraint proposals_names_request check ((kind in ('request_refund', 'request_paid')) = (request_id is not null)),
  constraint proposals_reason_check check (reason <> ''),
  constraint proposals_status_check check (status in ('pending', 'confirmed', 'rejected', 'cancelled', 'lapsed')),
  constraint proposals_take_effect check (takes_effect_at is null or (kind in ('staff_role', 'role_permissions', 'staff_email', 'staff_activation', 'factor_reset'))),
  constraint proposals_two_people check ((status in ('pending', 'cancelled', 'lapsed')) or decided_by <> proposed_by)
);
alter table proposals
  add constraint proposals_agreed_by_fkey foreign key (agreed_by) references users(id),
  add constraint proposals_decided_by_fkey foreign key (decided_by) references users(id),
  add constraint proposals_entry_id_fkey foreign key (entry_id) references ledger_entries(id),
  add constraint proposals_payer_id_fkey foreign key (payer_id) references payers(id),
  add constraint proposals_proposed_by_fkey foreign key (proposed_by) references users(id),
  add constraint proposals_request_id_fkey foreign key (request_id) references payment_requests(id),
  add constraint proposals_user_id_fkey foreign key (user_id) references users(id);
create index proposals_author on proposals (proposed_by, created_at);
create index proposals_created on proposals (created_at, id);
-- Two raises that wait at once could not both be confirmed: each names the limit that it raises.
create unique index proposals_one_limit on proposals (payer_id) where kind = 'credit_limit' and status = 'pending';
create unique index proposals_one_of_subject on proposals (kind, subject)
  where status = 'pending' and subject is not null;
create unique index proposals_one_refund on proposals (request_id) where kind = 'request_refund' and status = 'pending';
create index proposals_open on proposals (created_at, id) where status = 'pending';
create index proposals_payer on proposals (payer_id, created_at, id);
create index proposals_person on proposals (user_id, created_at) where user_id is not null;
create index proposals_to_take_effect on proposals (takes_effect_at)
  where status = 'pending' and takes_effect_at is not null;
create trigger proposals_followed after update of status on proposals
  for each row when (new.kind = 'request_paid' and (new.status in ('rejected', 'cancelled', 'lapsed'))) execute function payment_request_follow_proposal();
create trigger proposals_guard before insert or delete or update on proposals
  for each row execute function proposal_guard();
create trigger proposals_never_truncated before truncate on proposals
  for each statement execute function ledger_refuse_change();
create trigger proposals_vouched after insert or update of status on proposals
  for each row when (new.kind = 'company_verification') execute function company_verification_follow_proposal();

-- A correction covers all models or some of them, for one payer, one tier or everybody.
create table rate_corrections (
  id uuid not null,
  number bigint not null generated always as identity,
  scope_type text not null,
  scope_value text,
  target_payer_id uuid,
  target_tier text,
  multiplier numeric(10,4) not null,
  reason text not null,
  valid_from timestamptz not null default now(),
  valid_to timestamptz,
  is_active boolean not null default true,
  created_by uuid,
  created_at timestamptz not null default clock_timestamp(),
  deactivated_by uuid,
  deactivated_at timestamptz,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamptz,
  deactivation_reason text,
  scope_key text not null generated always as ((scope_type || ':') || coalesce(scope_value, '')) stored,
  target_key text not null generated always as (coalesce(target_payer_id::text, target_tier, '')) stored,
  constraint rate_corrections_pkey primary key (id),
  constraint rate_corrections_number_key unique (number),
  constraint rate_corrections_active_not_withdrawn check (deactivation_reason is null or not is_active),
  constraint rate_corrections_check check (valid_to > valid_from),
  constraint rate_corrections_inactive_says_when check (is_active = (deactivated_at is null)),
  constraint rate_corrections_multiplier_check check (multiplier > 0),
  constraint rate_corrections_multiplier_in_reach check (multiplier <= 100),
  constraint rate_corrections_one_target check (target_payer_id is null or target_tier is null),
  constraint rate_corrections_reason_check check (length(trim(both from reason)) > 0),
  constraint rate_corrections_scope_names_value check ((scope_type = 'all') = (scope_value is null)),
  constraint rate_corrections_scope_type_check check (scope_type in ('all', 'vendor', 'tag', 'type', 'model')),
  constraint rate_corrections_version_check check (version > 0)
);
alter table rate_corrections
  add constraint rate_corrections_created_by_fkey foreign key (created_by) references users(id),
  add constraint rate_corrections_deactivated_by_fkey foreign key (deactivated_by) references users(id),
  add constraint rate_corrections_target_payer_id_fkey foreign key (target_payer_id) references payers(id),
  add constraint rate_corrections_target_tier_fkey foreign key (target_tier) references tiers(code),
  add constraint rate_corrections_updated_by_fkey foreign key (updated_by) references users(id);
create index rate_corrections_active on rate_corrections (valid_from) where is_active;
create index rate_corrections_all on rate_corrections (created_at desc, id desc);
create index rate_corrections_in_force on rate_corrections (target_key, scope_key) where is_active;

create unlogged table rate_limits (
  bucket text not null,
  hits integer not null,
  resets_at timestamptz not null,
  constraint rate_limits_pkey primary key (bucket)
);

create table recovery_codes (
  user_id uuid not null,
  -- The first character of the code, which tells the ten of a person apart, so that one hash is asked.
  selector text not null,
  code_hash text not null,
  created_at timestamptz not null default clock_timestamp(),
  used_at timestamptz,
  constraint recovery_codes_pkey primary key (user_id, selector)
);
alter table recovery_codes
  add constraint recovery_codes_user_id_fkey foreign key (user_id) references users(id) on delete cascade;

-- How builds of remotes fare in the pages of people: counts by the hour, nothing of a person. `bucket` is a class of load times
-- (api/src/lib/releases/load-times.ts), -1 where nothing was timed.
create table remote_loads (
  remote text not null,
  build text not null,
  hour timestamptz not null,
  outcome text not null,
  bucket integer not null,
  count integer not null,
  constraint remote_loads_pkey primary key (remote, build, hour, outcome, bucket),
  constraint remote_loads_count_check check (count > 0),
  constraint remote_loads_outcome_check check (outcome in ('loaded', 'network', 'integrity', 'malformed', 'incompatible', 'crashed'))
);
create index remote_loads_hour on remote_loads (hour);

-- Each letter has its own code; a new letter does not void an earlier code.
create table reset_codes (
  id uuid not null,
  user_id uuid not null,
  -- A code has two halves: the number finds this row, the secret may be guessed five times.
  number_hmac bytea not null,
  secret_hmac bytea not null,
  attempts integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  constraint reset_codes_pkey primary key (id)
);
alter table reset_codes
  add constraint reset_codes_user_id_fkey foreign key (user_id) references users(id) on delete cascade;
create index reset_codes_user on reset_codes (user_id, created_at desc);

-- Static permissions and dynamic model rules; `position` is the order of the rules.
create table role_permissions (
  role_id uuid not null,
  permission text not null,
  position integer not null default 0,
  constraint role_permissions_pkey primary key (role_id, permission)
);
alter table role_permissions
  add constraint role_permissions_role_id_fkey foreign key (role_id) references roles(id) on delete cascade;
create index role_permissions_permission on role_permissions (permission);

create table roles (
  id uuid not null,
  -- The interface compares with it ('guest'); custom roles have none.
  key text,
  name text not null,
  description text not null default '',
  company_id uuid,
  is_system boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  updated_by uuid,
  constraint roles_pkey primary key (id),
  constraint roles_key_key unique (key),
  constraint roles_version_check check (version > 0)
);
alter table roles
  add constraint roles_company_id_fkey foreign key (company_id) references companies(id) on delete cascade,
  add constraint roles_updated_by_fkey foreign key (updated_by) references users(id);
create unique index roles_name_in_scope on roles (coalesce(company_id, '00000000-0000-0000-0000-000000000000'::uuid), lower(name));
create index roles_of_company on roles (company_id) where company_id is not null;

-- From which sum on two people move money (product §19.5), for the functions that hold the rule for the API's role. The owner of the tables
-- writes it from TWO_PEOPLE_FROM.
create table rule_of_two (
  id boolean not null default true,
  amount_from numeric(30,10) not null,
  constraint rule_of_two_pkey primary key (id),
  constraint rule_of_two_amount_from_check check (amount_from >= 0),
  constraint rule_of_two_id_check check (id)
);

-- Saved views of lists: a name, the list and what its address holds.
create table saved_views (
  id uuid not null,
  user_id uuid not null,
  table_name text not null,
  name text not null,
  query text not null,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint saved_views_pkey primary key (id),
  constraint saved_views_name unique (user_id, table_name, name)
);
alter table saved_views
  add constraint saved_views_user_id_fkey foreign key (user_id) references users(id) on delete cascade;
create unique index saved_views_default on saved_views (user_id, table_name) where is_default;

-- One row a word that something begins to be found by: lower case, «ё» as «е», the word's beginning only. Of «C», so that a
-- range of bytes is a range of words and one index serves every prefix, on any database and without an extension.
create table search_words (
  entity text not null,
  id uuid not null,
  word text collate "C" not null,
  constraint search_words_pkey primary key (entity, id, word),
  constraint search_words_entity_check check (entity in ('user', 'payer'))
);
create index search_words_prefix on search_words (entity, word, id);

-- Stores the hash of a token, never the token.
create table sessions (
  id uuid not null,
  token_hash bytea not null,
  user_id uuid not null,
  user_agent text not null default '',
  ip text not null default '',
  fingerprint text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoke_reason text,
  device_hash bytea,
  -- How far the write-ahead log was after a session's last write: what it reads from a replica must hold that.
  last_write_lsn pg_lsn,
  -- The hash of what a session proves itself by to functions of the database, which is not what its cookie holds. A session that an older
  -- release has opened has none, and proves itself by its secret.
  proof_hash bytea,
  confirmed_at timestamptz,
  confirmed_by text,
  confirmed_fingerprint text,
  confirmation_used_at timestamptz,
  constraint sessions_pkey primary key (id),
  constraint sessions_token_hash_key unique (token_hash)
);
alter table sessions
  add constraint sessions_user_id_fkey foreign key (user_id) references users(id) on delete cascade;
create index sessions_user on sessions (user_id) where revoked_at is null;
create constraint trigger sessions_are_recorded after insert on sessions deferrable initially deferred
  for each row execute function session_is_recorded();
create trigger sessions_begin_and_end_once before insert or update of revoked_at on sessions
  for each row execute function begins_and_ends_once('session', 'revoked_at');

create table settings (
  key text not null,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  constraint settings_pkey primary key (key)
);

-- Sign-ins whose password was right and that wait for the second factor, by the hash of what the browser holds.
create table sign_in_steps (
  token_hash bytea not null,
  user_id uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  constraint sign_in_steps_pkey primary key (token_hash)
);
alter table sign_in_steps
  add constraint sign_in_steps_user_id_fkey foreign key (user_id) references users(id) on delete cascade;
create index sign_in_steps_expiry on sign_in_steps (expires_at);
create index sign_in_steps_user on sign_in_steps (user_id);

-- Challenges that a passkey has answered: none is answered twice. One that has expired is refused anyway, and forgotten.
create table spent_challenges (
  challenge_hash bytea not null,
  expires_at timestamptz not null,
  constraint spent_challenges_pkey primary key (challenge_hash)
);
create index spent_challenges_expiry on spent_challenges (expires_at);

create table tiers (
  code text not null,
  name text not null,
  threshold numeric(30,10) not null,
  multiplier numeric(10,4) not null,
  constraint tiers_pkey primary key (code),
  constraint tiers_threshold_key unique (threshold),
  constraint tiers_multiplier_check check (multiplier > 0),
  constraint tiers_threshold_check check (threshold >= 0)
);

-- The secret of an app that shows codes (RFC 6238). Without `confirmed_at` it has been shown and no code of it was typed yet.
create table totp_secrets (
  user_id uuid not null,
  -- Encrypted with a key of the environment, whose fingerprint it begins with.
  sealed_secret bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz,
  -- The last step of 30 seconds whose code was accepted: none up to it is accepted again.
  last_step bigint,
  last_used_at timestamptz,
  constraint totp_secrets_pkey primary key (user_id)
);
alter table totp_secrets
  add constraint totp_secrets_user_id_fkey foreign key (user_id) references users(id) on delete cascade;

create table users (
  id uuid not null,
  email text not null,
  password_hash text,
  display_name text not null default '',
  phone text,
  role_id uuid not null,
  company_id uuid,
  is_active boolean not null default true,
  theme text not null default 'light',
  send_by_enter boolean not null default true,
  move_to_message text not null default 'start',
  low_balance_threshold numeric(30,10),
  avatar_hash text,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- Of somebody in a company the global role that they keep beside `role_id`, which is the company's then. Null in a company:
  -- «Пользователь», as for everybody who was in one before, and for a role that was deleted meanwhile. Null outside: `role_id` is the
  -- global one.
  global_role_id uuid,
  -- When a letter to the present e-mail has proved it: what an administrator has set before counts no more.
  email_proved_at timestamptz,
  -- Since when a second factor is asked of the person; null: it is not. Seven days later the cabinet is closed without one.
  factor_asked_at timestamptz,
  constraint users_pkey primary key (id),
  constraint users_email_check check (email = lower(email)),
  constraint users_move_to_message_check check (move_to_message in ('start', 'end')),
  constraint users_theme_check check (theme in ('light', 'dark'))
);
alter table users
  add constraint users_company_id_fkey foreign key (company_id) references companies(id),
  add constraint users_global_role_id_fkey foreign key (global_role_id) references roles(id) on delete set null,
  add constraint users_role_id_fkey foreign key (role_id) references roles(id);
-- Each order of the list of people, the id behind it. Rows without a sign-in come last in both directions.
create index users_by_created_at on users (created_at, id) where deleted_at is null;
create index users_by_display_name on users (display_name, id) where deleted_at is null;
create index users_by_email on users (email, id) where deleted_at is null;
create index users_by_last_sign_in_at on users (last_sign_in_at, id) where deleted_at is null;
create index users_by_last_sign_in_at_desc on users (last_sign_in_at desc nulls last, id desc) where deleted_at is null;
create index users_company on users (company_id) where company_id is not null;
create index users_deleted on users (id) where deleted_at is not null;
create unique index users_email on users (email) where deleted_at is null;
create index users_factor_asked on users (id) where factor_asked_at is not null;
create index users_global_role on users (global_role_id) where global_role_id is not null;
-- Whoever was invited and has not come is a state of its own, in the filters of people as in the list.
create index users_invited on users (created_at)
  where is_active and password_hash is null and last_sign_in_at is null and deleted_at is null;
create index users_low_balance on users (id) where low_balance_threshold is not null and deleted_at is null;
-- Of a hundred thousand people: how many there are is counted in a small index, where those who are switched off stand together. Those
-- who are deleted, and the accounts of groups and companies, are few: found by themselves, so that an order by money need not read all.
create index users_present on users (is_active) where deleted_at is null;
create index users_role on users (role_id);
create trigger users_email_is_free after insert or update of email, deleted_at on users
  for each row when (new.deleted_at is null) execute function user_email_is_free();
create trigger users_enter_company after insert or update of company_id on users
  for each row when (new.company_id is not null) execute function user_enters_company();
create trigger users_keep_global_role before update of company_id on users
  for each row when (old.company_id is distinct from new.company_id) execute function user_keeps_global_role();
create trigger users_open_payer after insert on users for each row execute function payer_open_for_user();
create trigger users_rename_payer after update of display_name, email on users
  for each row execute function payer_follow_user();
create trigger users_search after insert or update of display_name, email, phone, deleted_at on users
  for each row execute function search_user();

-- Models with the price that holds now.
create view current_models as
 select m.id,
    m.name,
    m.developer,
    m.type,
    m.tags,
    m.enabled,
    m.created_at,
    coalesce(p.input_price, m.input_price) as input_price,
    coalesce(p.output_price, m.output_price) as output_price,
    coalesce(p.valid_from, m.created_at) as price_since
   from models m
     left join lateral ( select model_prices.input_price,
            model_prices.output_price,
            model_prices.valid_from
           from model_prices
          where model_prices.model_id = m.id and model_prices.valid_from <= clock_timestamp()
          order by model_prices.valid_from desc
         limit 1) p on true;

-- The payers of a person: first the company's, then the group's, then their own.
create view payers_of_users as
 select u.id as user_id,
    p.payer_id,
    p.is_active,
    p.place
   from users u
     cross join lateral ( select payers.id as payer_id,
            payers.is_active,
            1 as place
           from payers
          where payers.company_id = u.company_id
        union all
         select payers.id,
            payers.is_active,
            2
           from payers
          where payers.group_id = (( select m.group_id
                   from group_members m
                  where m.user_id = u.id))
        union all
         select payers.id,
            payers.is_active,
            3
           from payers
          where payers.user_id = u.id) p;

-- `users.role_id` says what a person may now. A suspended one gets another role back, and one in a company keeps a global role, so
-- those are theirs too.
create view role_holders as
 select u.role_id,
    u.id as user_id,
    true as is_current,
    false as is_kept
   from users u
  where u.deleted_at is null
union all
 select m.suspended_role_id as role_id,
    m.user_id,
    false as is_current,
    false as is_kept
   from company_members m
     join users u on u.id = m.user_id
  where m.suspended_role_id is not null and u.deleted_at is null
union all
 select u.global_role_id as role_id,
    u.id as user_id,
    false as is_current,
    true as is_kept
   from users u
  where u.global_role_id is not null and u.company_id is not null and u.deleted_at is null
union all
 select r.id as role_id,
    u.id as user_id,
    false as is_current,
    true as is_kept
   from roles r
     join users u on u.global_role_id is null and u.company_id is not null and u.deleted_at is null
  where r.key = 'user';

-- The view sorted all users wherever it was joined with a row that names one of them: the planner makes a join of a lateral look-up, and a
-- join goes into no `distinct on`. With the choice inside, each user is a look-up of their own, also in a join.
create view who_pays as
 select u.id as user_id,
    first.payer_id
   from users u
     cross join lateral ( select o.payer_id
           from payers_of_users o
          where o.user_id = u.id
          order by o.is_active desc, o.place
         limit 1) first;

-- For whom an action counts: nobody but whoever proves it, at the moment of the action (product §19.6). A session proves its
-- person by what only their browser and the API hold, and still does five minutes after its end, so that a call that was under
-- way leaves its row. What somebody has begun, a job at work or a proposal whose day is over, counts for them by the row of its
-- beginning. A job begins in its author's session, a proposal in a job as well. A job, a command or a visitor names itself, and
-- counts for nobody.
create or replace function audit_actor(p_by jsonb, p_at timestamptz default now())
returns uuid language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_actor uuid;
begin
  if p_by ? 'session' then
    select s.user_id into v_actor from sessions s
    where s.id = (p_by->>'session')::uuid
      and coalesce(s.proof_hash, s.token_hash) = sha256(decode(p_by->>'proof', 'hex'))
      and least(s.expires_at, coalesce(s.revoked_at, 'infinity')) > p_at - interval '5 minutes';
  elsif p_by ? 'begun' then
    select a.actor_id into v_actor from audit_log a
    where a.entity_id = p_by->>'begun' and case a.entity_type || ' ' || a.action
      when 'job job.start' then a.written_by is null and exists (
        select from background_jobs j where j.id = (p_by->>'begun')::uuid and j.status = 'running')
      when 'proposal proposal.create' then exists (
        select from proposals f where f.id = (p_by->>'begun')::uuid and f.status = 'pending'
          and f.takes_effect_at <= clock_timestamp())
      else false end;
  elsif p_by->>'name' ~ '^[a-z][a-z-]{0,49}$' then
    return null;
  end if;
  if v_actor is null then
    raise exception 'nothing proves whose action this is' using errcode = 'insufficient_privilege';
  end if;
  return v_actor;
end $$;

-- Takes up to so many of the readings that wait, the oldest first, and chains them with the moment of the reading; one that
-- stands in the log already is only taken. Who does it beside somebody else passes over what the other takes. Returns how many
-- it has taken.
create or replace function audit_chain_readings(p_at_most integer)
returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_taken integer;
begin
  with taken as (
    delete from pending_readings where id in (
      select id from pending_readings order by read_at, id limit p_at_most for update skip locked)
    returning *
  ), chained as (
    insert into audit_log (id, actor_id, action, entity_type, entity_id, after, ip, fingerprint, user_agent, trace_id,
      created_at)
    select id, actor_id, action, entity_type, entity_id, after, ip, fingerprint, user_agent, trace_id, read_at
    from taken where not exists (select from audit_log a where a.id = taken.id)
    order by read_at, id)
  select count(*) into v_taken from taken;
  return v_taken;
end $$;

-- What a verification saw at the end of the log stays as it was, and so does its result.
create or replace function audit_check_guard()
returns trigger language plpgsql as $$
begin
  if old.finished_at is not null or (new.id, new.started_at, new.head_seq, new.head_hash)
    is distinct from (old.id, old.started_at, old.head_seq, old.head_hash) then
    raise exception 'a verification keeps what it saw and what it found' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- The number of the first row that does not match the one before it; null when the chain is whole.
create or replace function audit_log_broken_at()
returns bigint language sql stable as $$
  select min(seq) from (
    select a.seq,
      a.hash <> audit_log_hash(a)
      or a.previous_hash <> coalesce(lag(a.hash) over (order by a.seq), repeat('0', 64))
      or a.seq <> row_number() over (order by a.seq) as broken
    from audit_log a
  ) checked where broken
$$;

-- The lock lasts until the writer's transaction ends, so rows are chained one after another.
create or replace function audit_log_chain()
returns trigger language plpgsql as $$
declare
  v_last record;
begin
  perform pg_advisory_xact_lock(7216002);
  select seq, hash into v_last from audit_log order by seq desc limit 1;
  new.seq := coalesce(v_last.seq, 0) + 1;
  new.previous_hash := coalesce(v_last.hash, repeat('0', 64));
  new.id := coalesce(new.id, uuid_v7());
  new.created_at := coalesce(new.created_at, clock_timestamp());
  new.hash := audit_log_hash(new);
  return new;
end $$;

-- A row that a session wrote is hashed as all rows were before `written_by` was there.
create or replace function audit_log_hash(r audit_log)
returns text language sql immutable as $$
  select encode(sha256(convert_to((jsonb_build_array(
    r.previous_hash, r.seq, r.id, r.actor_id, r.action, r.entity_type, r.entity_id, r.before, r.after,
    r.ip, r.fingerprint, r.user_agent, r.trace_id, extract(epoch from r.created_at))
    || case when r.written_by is null then '[]' else jsonb_build_array(r.written_by) end)::text, 'UTF8')), 'hex')
$$;

-- Rows that were changed or removed, and rows cut off the end: each check stores the last row it saw.
create or replace function audit_log_problems()
returns table (kind text, subject text, detail text) language sql stable as $$
  select 'audit_broken', a.seq::text, case
    when a.hash <> a.as_it_is then 'the row was changed'
    else 'the row before it is not the one that it followed' end
  from (
    select r.seq, r.hash, r.previous_hash, audit_log_hash(r) as as_it_is,
      lag(r.hash, 1, repeat('0', 64)) over (order by r.seq) as before,
      lag(r.seq, 1, 0::bigint) over (order by r.seq) as seq_before
    from audit_log r
  ) a
  where a.hash <> a.as_it_is or a.previous_hash <> a.before or a.seq <> a.seq_before + 1
  union all
  select 'audit_cut', c.audit_seq::text, 'the check of ' || c.finished_at || ' saw ' || c.audit_hash || ' at its end'
  from ledger_checks c
  where c.audit_seq is not null
    and not exists (select from audit_log a where a.seq = c.audit_seq and a.hash = c.audit_hash)
$$;

-- Checks up to p_rows numbers of the audit log behind a row that is known to be sound; `row_count` is 0 where none of
-- them is there. A gap is broken at the first number that is missing.
create or replace function audit_log_slice(p_after bigint, p_after_hash text, p_upto bigint, p_rows integer)
returns table (row_count bigint, last_seq bigint, last_hash text, broken_at bigint, reason text)
language sql stable as $$
  with slice as (
    select r.seq, r.hash, r.previous_hash, audit_log_hash(r) as as_it_is,
      lag(r.hash, 1, p_after_hash) over (order by r.seq) as before,
      lag(r.seq, 1, p_after) over (order by r.seq) as seq_before
    from audit_log r
    where r.seq > p_after and r.seq <= least(p_after + p_rows, p_upto)
  ), broken as (
    select case when seq <> seq_before + 1 then seq_before + 1 else seq end as at,
      case when seq <> seq_before + 1 then 'missing' when hash <> as_it_is then 'changed' else 'relinked' end as why
    from slice
    where seq <> seq_before + 1 or hash <> as_it_is or previous_hash <> before
    order by seq limit 1
  )
  select count(*), max(seq), (select hash from slice order by seq desc limit 1),
    (select at from broken), (select why from broken)
  from slice
$$;

-- Writes who has read other people's data where it waits for its place in the chain (product §19.6). Of a page, one an hour is
-- written for each reader and page; the row of the last opening lets one of those through that come at once. The moment is
-- the database's, less the time for which the reading was kept elsewhere. It is written once, however often that is tried.
-- What no index of the log takes would keep all readings behind it from the chain, so it is refused here.
create or replace function audit_read(p_id uuid, p_seconds_ago double precision, p_by jsonb, p_origin jsonb, p_action text,
  p_entity_id text, p_after jsonb)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_at timestamptz := clock_timestamp() - make_interval(secs => greatest(0, least(p_seconds_ago, 86400)));
  v_actor uuid := audit_actor(p_by, v_at);
begin
  if not p_by ? 'session' or p_action !~ '[.](export|download|view)$' or jsonb_typeof(p_after) <> 'object'
    or octet_length(concat(p_action, p_entity_id, p_origin->>'ip', p_origin->>'trace_id')) > 1000
    or octet_length(concat(p_after, p_origin)) > 100000 then
    raise exception '% is no reading of a person', p_action using errcode = 'insufficient_privilege';
  end if;
  if p_action ~ '[.]view$' then
    insert into page_openings as o (actor_id, action, entity_id, opened_at, reading_id)
    values (v_actor, p_action, p_entity_id, v_at, p_id)
    on conflict (actor_id, action, entity_id) do update
      set opened_at = excluded.opened_at, reading_id = excluded.reading_id
      where o.opened_at <= excluded.opened_at - interval '1 hour';
    if not found then return; end if;
  end if;
  insert into pending_readings (id, actor_id, action, entity_type, entity_id, after, ip, fingerprint, user_agent, trace_id,
    read_at)
  values (p_id, v_actor, p_action, split_part(p_action, '.', 1), p_entity_id, p_after, p_origin->>'ip',
    p_origin->>'fingerprint', p_origin->>'user_agent', p_origin->>'trace_id', v_at)
  on conflict (id) do nothing;
end $$;

-- Adds a row to the audit log: the only way for the API's role. The chain stamps the time, `audit_actor` tells for whom the
-- action counts; `written_by` is what names itself, or the job or the proposal that goes on for whoever has begun it.
create or replace function audit_record(p_by jsonb, p_origin jsonb, p_action text, p_entity_type text, p_entity_id text,
  p_before jsonb, p_after jsonb)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if jsonb_typeof(p_before) <> 'object' or jsonb_typeof(p_after) <> 'object' then
    raise exception 'what was before or after is no object' using errcode = 'invalid_parameter_value';
  end if;
  insert into audit_log (actor_id, written_by, action, entity_type, entity_id, before, after, ip, fingerprint, user_agent,
    trace_id)
  values (audit_actor(p_by), case when p_by ? 'session' then null else coalesce(p_by->>'begun', p_by->>'name') end, p_action,
    p_entity_type, p_entity_id, p_before, p_after, p_origin->>'ip', p_origin->>'fingerprint',
    p_origin->>'user_agent', p_origin->>'trace_id');
end $$;

-- What a document of the bank is known by, however its number was written: «ПП 7», «№7» and «п/п № 007 от 24.11.2026» are one. These
-- are the digits beside a date, without zeros in front; a text that has none stands for itself. An index rests on it, so whoever changes
-- it builds `payment_requests_of_document` and `bank_transfers_of_document` again.
create or replace function bank_document_key(p_reference text)
returns text language sql immutable strict parallel safe as $$
  select coalesce(
    nullif(ltrim(regexp_replace(regexp_replace(normalize(p_reference, nfkc),
      '(?<![0-9])([0-9]{1,2}[./-][0-9]{1,2}[./-]([0-9]{4}|[0-9]{2})|[0-9]{4}-[0-9]{2}-[0-9]{2})(?![0-9])', ' ', 'g'),
      '[^0-9]', '', 'g'), '0'), ''),
    nullif(ltrim(regexp_replace(normalize(p_reference, nfkc), '[^0-9]', '', 'g'), '0'), ''),
    lower(regexp_replace(normalize(p_reference, nfkc), '\s', '', 'g')))
$$;

-- A transfer pays one request of its own amount, by invoice, and no other once that is paid or confirmed by the first of two people.
create or replace function bank_transfer_guard()
returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a transfer is never deleted' using errcode = 'restrict_violation';
  end if;
  if tg_op = 'INSERT' then
    if new.request_id is not null or new.ignored_at is not null then
      raise exception 'a transfer starts new' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if (new.id, new.account, new.document_date, new.document_number, new.amount, new.payer_account) is distinct from
    (old.id, old.account, old.document_date, old.document_number, old.amount, old.payer_account) then
    raise exception 'what a transfer was never changes' using errcode = 'restrict_violation';
  end if;
  if old.request_id is not null and new.request_id is distinct from old.request_id
    and exists (select from payment_requests where id = old.request_id
      and (status in ('paid', 'refunded') or (status = 'processing' and confirmed_by is not null))) then
    raise exception 'a transfer pays one request' using errcode = 'restrict_violation';
  end if;
  if new.request_id is distinct from old.request_id and new.request_id is not null
    and not exists (select from payment_requests
      where id = new.request_id and method = 'invoice' and amount = new.amount) then
    raise exception 'a transfer pays an invoice of its amount' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- What the audit log names by its id, a session or a job, begins once and ends once: so no row of the log vouches for another
-- one. The trigger names the type of the log and the column of the end, which is never taken back or moved to later. A
-- transaction that sees the log as it was long ago could not tell.
create or replace function begins_and_ends_once()
returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    if current_setting('transaction_isolation') <> 'read committed'
      or exists (select from audit_log where entity_type = tg_argv[0] and entity_id = new.id::text) then
      raise exception 'the log tells of it already' using errcode = 'restrict_violation';
    end if;
  elsif to_jsonb(new)->tg_argv[1] <> to_jsonb(old)->tg_argv[1] and ((to_jsonb(new)->>tg_argv[1])::timestamptz
      <= least((to_jsonb(old)->>tg_argv[1])::timestamptz, clock_timestamp())) is not true then
    raise exception 'what has ended stays so' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- The cap of whoever leaves a company goes on for what they have reserved.
create or replace function company_member_leaves()
returns trigger language plpgsql as $$
begin
  insert into former_members (payer_id, user_id, monthly_cap)
  select id, old.user_id, old.monthly_cap from payers where company_id = old.company_id
  on conflict (payer_id, user_id) do update set monthly_cap = excluded.monthly_cap;
  return null;
end $$;

-- Keeps the words of a proposal that a company is verified: the first stands with it, the second with its confirmation, and any other end
-- of it takes the first word back.
create or replace function company_verification_follow_proposal()
returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    -- The release before has written it already.
    insert into company_verifications (id, company_id, inn, kpp, bank_account, first_by, first_at)
    values (uuid_v7(), new.subject::uuid, new.facts #>> '{order,inn}', new.facts #>> '{order,kpp}', new.facts #>> '{order,account}',
      new.proposed_by, new.created_at)
    on conflict do nothing;
    return null;
  end if;
  update company_verifications w set
    second_by = case new.status when 'confirmed' then new.decided_by end,
    second_at = case new.status when 'confirmed' then new.decided_at end,
    revoked_by = case new.status when 'confirmed' then null else new.decided_by end,
    revoked_at = case new.status when 'confirmed' then null else new.decided_at end,
    revoke_reason = case new.status when 'confirmed' then null
      when 'lapsed' then 'За 7 дней его никто не подтвердил' else coalesce(new.decision_reason, 'Отозвано тем, кто подтвердил') end
  where w.company_id = new.subject::uuid and w.first_by = new.proposed_by and w.second_by is null and w.revoked_at is null
    and jsonb_build_object('inn', w.inn, 'kpp', w.kpp, 'account', w.bank_account) = new.facts -> 'order';
  return null;
end $$;

-- The word of two people about a company is about the requisites that they saw, is given once by each, and ends for good.
create or replace function company_verification_guard()
returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a word about a company is never deleted' using errcode = 'restrict_violation';
  end if;
  if tg_op = 'INSERT' then
    if new.second_by is not null or new.revoked_at is not null then
      raise exception 'a word about a company begins with one person' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if (new.id, new.company_id, new.inn, new.kpp, new.bank_account, new.first_by, new.first_at) is distinct from
    (old.id, old.company_id, old.inn, old.kpp, old.bank_account, old.first_by, old.first_at) then
    raise exception 'what a person has said of a company never changes' using errcode = 'restrict_violation';
  end if;
  if old.revoked_at is not null or (old.second_by is not null
    and (new.second_by, new.second_at) is distinct from (old.second_by, old.second_at)) then
    raise exception 'the word about a company is given and taken back once' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Writes the proposal of a first word about a company that stands without one.
create or replace function company_verification_propose(p_word company_verifications)
returns void language sql as $$
  insert into proposals (id, kind, permission, payer_id, subject, facts, proposed_by, created_at)
  select uuid_v7(), 'company_verification', 'payment_request:manage', (select p.id from payers p where p.company_id = c.id), c.id::text,
    jsonb_build_object('title', c.name,
      'order', jsonb_build_object('inn', p_word.inn, 'kpp', p_word.kpp, 'account', p_word.bank_account),
      'details', (select jsonb_agg(jsonb_build_object('field', d.field, 'before', null, 'after', d.value) order by d.n)
        from (values (1, 'inn', p_word.inn), (2, 'kpp', p_word.kpp), (3, 'account', p_word.bank_account)) d (n, field, value)
        where d.value is not null)),
    p_word.first_by, p_word.first_at
  from companies c where c.id = p_word.company_id
$$;

-- Whether an e-mail is kept for somebody else, who has left it a few days ago and may have it back (product §12.12).
create or replace function email_is_kept(p_email text, p_for uuid)
returns boolean language sql stable as $$
  select exists (
    select from email_changes c
    where c.from_email = p_email and c.user_id is distinct from p_for
      and c.took_effect_at is not null and c.ended_at is null and c.undo_until > clock_timestamp())
$$;

-- A proposal begins pending, is decided once, and what it asks for never changes.
create or replace function fund_proposal_guard()
returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a proposal to add funds is never deleted' using errcode = 'restrict_violation';
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'pending' then
      raise exception 'a proposal to add funds starts pending' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if old.status <> 'pending' then
    raise exception 'a decided proposal to add funds never changes' using errcode = 'restrict_violation';
  end if;
  if (new.id, new.number, new.payer_id, new.kind, new.amount, new.limit_before, new.reason, new.document, new.proposed_by,
      new.created_at)
    is distinct from
    (old.id, old.number, old.payer_id, old.kind, old.amount, old.limit_before, old.reason, old.document, old.proposed_by,
      old.created_at) then
    raise exception 'what a proposal to add funds asks for never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Gives a role that owns nothing what the API needs: to read rows, and to write those that may change. The owner
-- of the tables calls it after each update, for the new tables. While processes of the release before still run beside
-- (p_beside_older), a role that has written the audit log by itself, as that release does, goes on doing so; whether it
-- does is what comes back.
create or replace function grant_api_rights(p_role text, p_beside_older boolean default false)
returns boolean language plpgsql as $$
declare
  v_table record;
  v_function regprocedure;
  v_as_before boolean;
  -- Who somebody is and how long, by what they prove it, and how far a payer may go below zero, is written once or by a function.
  v_fixed constant jsonb := '{"sessions": ["id", "token_hash", "proof_hash", "user_id", "created_at", "expires_at"],
    "background_jobs": ["id"],
    "passkeys": ["id", "user_id", "credential_id", "public_key", "created_at"],
    "recovery_codes": ["user_id", "selector", "code_hash", "created_at"],
    "email_changes": ["id", "user_id", "from_email", "to_email", "session_id", "ip", "user_agent", "created_at"],
    "payer_balances": ["payer_id", "credit_limit", "available"]}';
begin
  if not exists (select from pg_roles where rolname = p_role) then
    raise exception 'there is no role %', p_role using errcode = 'undefined_object';
  end if;
  if exists (select from pg_tables
      where schemaname = current_schema() and pg_has_role(p_role, tableowner, 'member')) then
    raise exception 'the role % may act as the owner of the tables', p_role using errcode = 'invalid_grantor';
  end if;
  v_as_before := p_beside_older and has_table_privilege(p_role, 'audit_log', 'insert');
  execute format('grant usage on schema %I to %I', current_schema(), p_role);
  execute format('grant usage on all sequences in schema %I to %I', current_schema(), p_role);
  -- What acts as the owner is called by this role, and by no other one.
  for v_function in select oid from pg_proc where pronamespace = current_schema()::regnamespace and prosecdef loop
    execute format('revoke execute on function %s from public', v_function);
    execute format('grant execute on function %s to %I', v_function, p_role);
  end loop;
  -- Its temporary tables would stand before the tables of the triggers that guard the ledger.
  execute format('revoke temporary on database %I from public, %I', current_database(), p_role);
  for v_table in select tablename as name from pg_tables where schemaname = current_schema() loop
    execute format('revoke all on %I from %I', v_table.name, p_role);
    execute format('grant select on %I to %I', v_table.name, p_role);
    -- Only the owner writes these, or a function that runs as the owner.
    continue when v_table.name = any ('{audit_log,ledger_postings_archive,page_openings,pending_readings,rule_of_two,schema_migrations,tiers}');
    execute format('grant insert on %I to %I', v_table.name, p_role);
    -- Written once, never changed.
    continue when v_table.name = any ('{bank_statement_lines,bank_statement_unread,bank_statements,email_change_links,grants,invoice_letters,issued_invoices,ledger_accounts,
      ledger_checks,ledger_entries,ledger_postings,
      model_charges,payment_request_history,promo_requests,proposal_stop_links}');
    execute (
      select format('grant update (%s) on %I to %I', string_agg(format('%I', attname), ', '), v_table.name, p_role)
      from pg_attribute
      where attrelid = v_table.name::regclass and attnum > 0 and not attisdropped
        and not coalesce(v_fixed->v_table.name ? attname, false));
    -- Written and changed, never deleted.
    continue when v_table.name = any ('{audit_checks,bank_transfers,company_verifications,former_members,fund_proposals,holds,ledger_days,ledger_days_state,ledger_member_days,ledger_payer_days,ledger_user_days,payer_balances,payers,
      payment_requests,proposals,users}');
    execute format('grant delete on %I to %I', v_table.name, p_role);
  end loop;
  for v_table in select viewname as name from pg_views where schemaname = current_schema() loop
    execute format('grant select on %I to %I', v_table.name, p_role);
  end loop;
  -- An old opening of a page is forgotten. To forget one keeps no reading away.
  execute format('grant delete on page_openings to %I', p_role);
  if v_as_before then
    execute format('grant insert on audit_log to %I', p_role);
    execute format('grant insert, update on page_openings to %I', p_role);
    execute format('grant insert, update, delete on pending_readings to %I', p_role);
    execute format('grant update (credit_limit) on payer_balances to %I', p_role);
  end if;
  return v_as_before;
end $$;

-- The cap of whoever leaves a group goes on for what they have reserved.
create or replace function group_member_leaves()
returns trigger language plpgsql as $$
begin
  insert into former_members (payer_id, user_id, monthly_cap)
  select id, old.user_id, old.monthly_cap from payers where group_id = old.group_id
  on conflict (payer_id, user_id) do update set monthly_cap = excluded.monthly_cap;
  return null;
end $$;

create or replace function hold_apply()
returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'active' then
      raise exception 'a hold starts active' using errcode = 'restrict_violation';
    end if;
    update payer_balances set held = held + new.amount, updated_at = greatest(updated_at, new.created_at)
    where payer_id = new.payer_id;
    return new;
  end if;
  if tg_op = 'DELETE' or old.status <> 'active' or new.status = 'active'
    or new.payer_id <> old.payer_id or new.amount <> old.amount then
    raise exception 'a hold only ends, once' using errcode = 'restrict_violation';
  end if;
  update payer_balances set held = held - old.amount, updated_at = greatest(updated_at, new.closed_at)
  where payer_id = new.payer_id;
  return new;
end $$;

-- Whoever closes an invitation, its waiting letter is not sent.
create or replace function invitation_closes()
returns trigger language plpgsql as $$
begin
  perform invitation_take_back(new.id);
  return null;
end $$;

-- Whether whoever sent an invitation could send it now (product §15.4, §16.4): the owner of the group, or somebody of the
-- company who may invite and holds every permission that the offered role grants. Rules about models grant nothing.
create or replace function invitation_stands(i invitations)
returns boolean language sql stable as $$
  select case when i.group_id is not null
    then exists (
      select from groups g join users u on u.id = g.owner_id
      where g.id = i.group_id and u.id = i.invited_by and u.is_active and u.deleted_at is null)
    else exists (select from users u where u.id = i.invited_by and u.company_id = i.company_id)
      and person_holds(i.invited_by, 'company_user:manage')
      and not exists (
        select from role_permissions o join permissions s on s.id = o.permission
        where o.role_id = i.role_id and not person_holds(i.invited_by, o.permission))
    end
$$;

-- Takes back what an invitation has given out and nobody has got yet: a letter that waits for another day, and a code.
create or replace function invitation_take_back(p_invitation uuid)
returns void language plpgsql as $$
begin
  with gone as (
    delete from outbox where attempts = 0 and available_at > clock_timestamp()
      and id in (select id from invitation_letters where invitation_id = p_invitation and leaves_at > clock_timestamp())
    returning id)
  delete from invitation_letters where id in (select id from gone);
  delete from invitation_codes where invitation_id = p_invitation;
end $$;

-- What an invoice says is written once, for a request that has one.
create or replace function issued_invoice_guard()
returns trigger language plpgsql as $$
begin
  if not exists (select from payment_requests where id = new.request_id and method = 'invoice' and not without_invoice) then
    raise exception 'this request has no invoice' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- status: posted | replayed | insufficient | cap | inactive | conflict | state | not_found
create or replace function ledger_answer(
  p_status text, p_payer uuid, p_entry uuid default null, p_hold uuid default null)
returns ledger_result language plpgsql stable as $$
declare
  answer ledger_result;
begin
  select p_status, p_entry, p_hold, b.balance, b.held, b.available into answer
  from (select) one left join payer_balances b on b.payer_id = p_payer;
  return answer;
end $$;

-- Moves the oldest entries' postings into the archive, as many entries as said: those before the month (of Moscow) that was
-- so many months ago. Returns how many postings it moved. The API's role, which may write neither so, calls it: it acts as the
-- owner, on the tables of the schema and on no temporary ones that a caller might have put before them.
create or replace function ledger_archive(p_months integer, p_entries integer)
returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_before timestamptz :=
    ledger_day_start((date_trunc('month', ledger_day(clock_timestamp())) - make_interval(months => p_months))::date);
  v_entries uuid[];
  v_moved integer;
begin
  if p_months < 1 then
    raise exception 'the month before this one is the youngest that may stay' using errcode = 'invalid_parameter_value';
  end if;
  select array_agg(entry_id) into v_entries from (
    select entry_id from only ledger_postings
    where payer_id is not null and created_at < v_before order by created_at, id limit p_entries) oldest;
  insert into ledger_postings_archive select * from only ledger_postings where entry_id = any (v_entries);
  delete from only ledger_postings where entry_id = any (v_entries);
  get diagnostics v_moved = row_count;
  return v_moved;
end $$;

-- Charges the real price, which may differ from the reserve, and frees the rest. It must fit the cap that the person has at
-- this moment; what it refuses may still be captured for less, or released. A debt that the freed reserve pays comes back with the charge, which spends what was reserved before it.
create or replace function ledger_capture(p_hold uuid, p_amount numeric, p_details jsonb default '{}')
returns ledger_result language plpgsql as $$
declare
  h holds;
  b payer_balances;
  v_posted ledger_result;
  v_captured numeric;
  v_month ledger_month;
  v_entry uuid := uuid_v7();
  v_at timestamptz;
begin
  select * into h from holds where id = p_hold;
  if not found then return ledger_answer('not_found', null); end if;
  select * into b from payer_balances where payer_id = h.payer_id for update;
  select * into h from holds where id = p_hold for update;
  v_at := clock_timestamp();
  if h.status = 'captured' then
    select -amount into v_captured from ledger_postings where entry_id = h.entry_id and account_id = h.payer_id;
    return ledger_answer(case when v_captured = p_amount then 'replayed' else 'conflict' end,
      h.payer_id, h.entry_id, h.id);
  end if;
  if h.status <> 'active' then return ledger_answer('state', h.payer_id, null, h.id); end if;
  v_month := ledger_capture_month(h, p_amount, v_at);
  if v_month.cap is not null and v_month.spent + p_amount > v_month.cap then
    return ledger_answer('cap', h.payer_id, null, h.id);
  end if;
  if b.available + h.amount < p_amount then
    return ledger_answer('insufficient', h.payer_id, null, h.id);
  end if;
  update holds set status = 'captured', entry_id = v_entry, closed_at = v_at where id = p_hold;
  v_posted := ledger_post('charge', array[h.payer_id, ledger_system_account('revenue')], array[-p_amount, p_amount],
    jsonb_build_object('user_id', h.user_id, 'model_id', h.model_id, 'document_type', 'hold', 'document_id', h.id,
      'at', v_at) || p_details || jsonb_build_object('id', v_entry, 'debt', nullif(
        greatest(0, b.debt - h.amount + p_amount) - greatest(0, b.debt - h.amount), 0)));
  if v_posted.status <> 'posted' then
    raise exception 'capture of hold % was not posted: %', p_hold, v_posted.status
      using errcode = 'check_violation';
  end if;
  v_posted.hold_id := h.id;
  return v_posted;
end $$;

-- The cap of the person of an active reserve, and what counts as spent of it when the reserve is captured. Up to its amount
-- a capture takes nothing that was free, so what else the person has reserved does not count: two reserves under a cap that
-- was lowered cannot keep each other from being captured. Above it a capture is measured as a charge.
create or replace function ledger_capture_month(p_hold holds, p_amount numeric, p_at timestamptz)
returns ledger_month language plpgsql stable as $$
declare
  v_month ledger_month;
begin
  if p_hold.user_id is null then return v_month; end if;
  v_month := ledger_member_month(p_hold.payer_id, p_hold.user_id, p_at);
  if v_month.cap is null then return v_month; end if;
  v_month.spent := v_month.spent - case when p_amount > p_hold.amount then p_hold.amount
    else ledger_reserved(p_hold.payer_id, p_hold.user_id) end;
  return v_month;
end $$;

-- Locks the payer in a separate statement: a statement that waits for a lock is evaluated twice, and everybody
-- behind it waits longer. The next statement sees everything committed, also the member's month. The time is
-- taken under the lock, so a payer's balances have the order of their times.
-- Looks for an earlier entry with the same key only when none was written.
create or replace function ledger_charge(p_payer uuid, p_amount numeric, p_details jsonb default '{}')
returns ledger_result language plpgsql as $$
declare
  v record;
  v_amount numeric(30,10) := p_amount;
  v_user uuid := (p_details->>'user_id')::uuid;
  v_at timestamptz;
  v_known ledger_result;
  v_answer ledger_result;
begin
  perform from payer_balances where payer_id = p_payer for update;
  if not found then return ledger_answer('not_found', p_payer); end if;
  v_at := coalesce((p_details->>'at')::timestamptz, clock_timestamp());
  with b as materialized (
    select t.balance, t.held, t.available, case
        when not p.is_active then 'inactive'
        when p.kind <> 'user' and v_user is not null
          and ledger_over_cap(p_payer, v_user, v_amount, v_at) then 'cap'
        when t.available < v_amount then 'insufficient'
        else 'posted' end as status
    from payer_balances t join payers p on p.id = t.payer_id where t.payer_id = p_payer
  ), e as (
    insert into ledger_entries (id, kind, root_kind, user_id, actor_id, model_id, document_type, document_id,
      document_number, description, reason, request_key, created_at)
    select coalesce((p_details->>'id')::uuid, uuid_v7(v_at)), 'charge', 'charge', v_user,
      (p_details->>'actor_id')::uuid, p_details->>'model_id', p_details->>'document_type', p_details->>'document_id',
      p_details->>'document_number', coalesce(p_details->>'description', ''), p_details->>'reason',
      p_details->>'request_key', v_at
    from b where b.status = 'posted'
    on conflict (request_key) do nothing
    returning id
  ), lines as (
    insert into ledger_postings (id, entry_id, account_id, type, amount, created_at)
    select e.id, e.id, line.account_id, 'charge', line.amount, v_at
    from e cross join (values (ledger_system_account('revenue'), v_amount), (p_payer, -v_amount))
      as line (account_id, amount)
  )
  select b.*, e.id as entry_id into v from b left join e on true;

  if v.entry_id is null then
    if p_details ? 'request_key' then
      v_known := ledger_replay('charge', p_payer, -v_amount, p_details->>'request_key');
      if v_known.status is not null then return v_known; end if;
    end if;
    return ledger_answer(v.status, p_payer);
  end if;
  v_answer.status := 'posted';
  v_answer.entry_id := v.entry_id;
  v_answer.balance := v.balance - v_amount;
  v_answer.held := v.held;
  v_answer.available := v.available - v_amount;
  return v_answer;
end $$;

-- Adds up, over all payers, the days that are not added up yet and lie before `p_until`. Nobody may post into such a day any more
-- but by a date of its own, which `ledger_posting_apply` adds itself: it shares the row that is locked here.
create or replace function ledger_close_days(p_until date)
returns void language plpgsql as $$
declare
  v_from date;
begin
  select open_from into strict v_from from ledger_days_state for update;
  if v_from >= p_until then
    return;
  end if;
  insert into ledger_days (day, type, model_id, amount_in, amount_out, postings)
    select day, type, model_id, sum(amount_in), sum(amount_out), sum(postings)
    from ledger_payer_days where day >= v_from and day < p_until group by 1, 2, 3;
  update ledger_days_state set open_from = p_until;
end $$;

-- Money from outside, a bonus or an adjustment. What is meant for a payer that is no more is booked on its successor.
-- It asks under the lock that `ledger_dissolve` takes, so nothing lands on an account that has just been emptied. A
-- person whose own account the successor is not is left out: the line is its owner's to see.
create or replace function ledger_credit(
  p_kind text, p_payer uuid, p_account text, p_amount numeric, p_details jsonb default '{}')
returns ledger_result language plpgsql as $$
declare
  v_successor payers;
  v_known ledger_result;
  v_details jsonb := p_details;
begin
  perform from payer_balances where payer_id = p_payer for update;
  select s.* into v_successor from payers p join payers s on s.id = p.successor_id where p.id = p_payer;
  if found then
    if p_details ? 'request_key' then
      v_known := ledger_replay(p_kind, p_payer, p_amount, p_details->>'request_key');
      if v_known.status = 'replayed' then return v_known; end if;
    end if;
    if (p_details->>'user_id')::uuid is distinct from v_successor.user_id then
      v_details := p_details - 'user_id';
    end if;
  end if;
  return ledger_post(p_kind, array[coalesce(v_successor.id, p_payer), ledger_system_account(p_account)],
    array[p_amount, -p_amount], v_details);
end $$;

-- The calendar day in Moscow; its offset is fixed, so no time zone tables are needed.
create or replace function ledger_day(p_at timestamptz)
returns date language sql immutable parallel safe as $$
  select ((p_at at time zone 'UTC') + interval '3 hours')::date
$$;

-- The moment at which a Moscow day begins.
create or replace function ledger_day_start(p_day date)
returns timestamptz language sql immutable parallel safe as $$
  select (p_day::timestamp - interval '3 hours') at time zone 'UTC'
$$;

-- Closes a payer for good and moves what it has to its successor by one entry. Refuses with `state` while something is
-- reserved and with `insufficient` while it owes. Both are locked in id order before anything is asked, so a charge or a
-- top-up beside it comes wholly before or wholly after.
create or replace function ledger_dissolve(p_payer uuid, p_successor uuid, p_details jsonb default '{}')
returns ledger_result language plpgsql as $$
declare
  b payer_balances;
  v_posted ledger_result;
begin
  perform from payer_balances where payer_id in (p_payer, p_successor) order by payer_id for update;
  select * into b from payer_balances where payer_id = p_payer;
  if not found then return ledger_answer('not_found', p_payer); end if;
  if b.held <> 0 then
    perform ledger_release(id, 'expired') from holds
      where payer_id = p_payer and status = 'active' and expires_at <= clock_timestamp();
    select * into b from payer_balances where payer_id = p_payer;
  end if;
  if b.held <> 0 then return ledger_answer('state', p_payer); end if;
  if b.balance < 0 then return ledger_answer('insufficient', p_payer); end if;
  v_posted := ledger_answer('posted', p_payer);
  if b.balance > 0 then
    v_posted := ledger_post('adjustment', array[p_payer, p_successor], array[-b.balance, b.balance], p_details);
    if v_posted.status <> 'posted' then return v_posted; end if;
  end if;
  update payers set is_active = false, successor_id = p_successor where id = p_payer;
  return v_posted;
end $$;

create or replace function ledger_entry_has_postings()
returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_postings where entry_id = new.id) then
    raise exception 'entry % has no postings', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- Releases expired reserves, payer by payer; skips a payer that somebody else has locked until the next round.
create or replace function ledger_expire_holds(
  p_now timestamptz default clock_timestamp(), p_limit integer default 500)
returns integer language plpgsql as $$
declare
  v_payer uuid;
  v_hold uuid;
  v_count integer := 0;
begin
  for v_payer in
    select payer_id from payer_balances b
    where exists (select from holds h where h.payer_id = b.payer_id and h.status = 'active' and h.expires_at <= p_now)
    order by payer_id for update skip locked
  loop
    for v_hold in
      select id from holds where payer_id = v_payer and status = 'active' and expires_at <= p_now
      order by id limit p_limit - v_count
    loop
      if (ledger_release(v_hold, 'expired')).status = 'posted' then v_count := v_count + 1; end if;
    end loop;
    exit when v_count >= p_limit;
  end loop;
  return v_count;
end $$;

create or replace function ledger_hold(
  p_payer uuid, p_amount numeric, p_expires_at timestamptz, p_details jsonb default '{}')
returns ledger_result language plpgsql as $$
declare
  b payer_balances;
  h holds;
  v_id uuid;
  v_user uuid := (p_details->>'user_id')::uuid;
begin
  select * into b from payer_balances where payer_id = p_payer for update;
  if not found then return ledger_answer('not_found', p_payer); end if;
  if p_details ? 'request_key' then
    select * into h from holds where request_key = p_details->>'request_key';
    if found then
      return ledger_answer(
        case when h.payer_id = p_payer and h.amount = p_amount then 'replayed' else 'conflict' end,
        p_payer, h.entry_id, h.id);
    end if;
  end if;
  if not (select is_active from payers where id = p_payer) then return ledger_answer('inactive', p_payer); end if;
  if b.available < p_amount then return ledger_answer('insufficient', p_payer); end if;
  if v_user is not null and ledger_over_cap(p_payer, v_user, p_amount, clock_timestamp()) then
    return ledger_answer('cap', p_payer);
  end if;
  v_id := coalesce((p_details->>'id')::uuid, uuid_v7());
  insert into holds (id, payer_id, user_id, model_id, amount, request_key, expires_at)
  values (v_id, p_payer, v_user, p_details->>'model_id', p_amount, p_details->>'request_key', p_expires_at);
  return ledger_answer('posted', p_payer, null, v_id);
end $$;

create or replace function ledger_is_system_account(p_id uuid)
returns boolean language sql immutable parallel safe as $$
  select p_id in ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002',
    '00000000-0000-7000-8000-000000000003', '00000000-0000-7000-8000-000000000004',
    '00000000-0000-7000-8000-000000000005')
$$;

-- Every statement parses a list of words in a check constraint again; a function is parsed once.
create or replace function ledger_kinds_agree(p_kind text, p_root_kind text, p_original uuid)
returns boolean
language plpgsql immutable parallel safe as $$
begin
  return p_kind in ('topup', 'bonus', 'charge', 'refund', 'adjustment', 'reversal')
    and p_root_kind in ('topup', 'bonus', 'charge', 'adjustment')
    and (p_kind in ('refund', 'reversal')) = (p_original is not null);
end $$;

-- The cap of a member of a group or a company, and what they have spent and reserved this month; without a cap it sums
-- nothing. Whoever has left is measured by the last cap they had: a reserve from before may still be captured.
create or replace function ledger_member_month(p_payer uuid, p_user uuid, p_at timestamptz)
returns ledger_month language plpgsql stable as $$
declare
  v_has_left boolean;
  v_answer ledger_month;
begin
  select p.kind <> 'user' and m.user_id is null and c.user_id is null, coalesce(m.monthly_cap, c.monthly_cap)
  into v_has_left, v_answer.cap
  from payers p
    left join group_members m on m.group_id = p.group_id and m.user_id = p_user
    left join company_members c on c.company_id = p.company_id and c.user_id = p_user
  where p.id = p_payer;
  if v_has_left then
    select monthly_cap into v_answer.cap from former_members where payer_id = p_payer and user_id = p_user;
  end if;
  if v_answer.cap is null then return v_answer; end if;
  v_answer.resets_at := ledger_month_end(p_at);
  v_answer.spent := ledger_month_spent(p_payer, p_user, p_at);
  return v_answer;
end $$;

-- When the month of `p_at` is over, by the clocks of Moscow: caps begin anew.
create or replace function ledger_month_end(p_at timestamptz)
returns timestamptz language sql stable parallel safe as $$
  select ledger_day_start((date_trunc('month', ledger_day(p_at)) + interval '1 month')::date)
$$;

-- What a person has spent and reserved of a payer's money in the month of `p_at`. Only refunds of this month's charges
-- count: those of a top-up or of an older charge do not change the sum.
create or replace function ledger_month_spent(p_payer uuid, p_user uuid, p_at timestamptz)
returns numeric language plpgsql stable as $$
declare
  v_month date := date_trunc('month', ledger_day(p_at))::date;
  v_next date := (v_month + interval '1 month')::date;
begin
  return
    coalesce((select sum(amount_out) from ledger_user_days
      where user_id = p_user and payer_id = p_payer and type = 'charge' and day >= v_month and day < v_next), 0)
    - coalesce((select sum(l.amount)
      from ledger_postings l
        join ledger_entries e on e.id = l.entry_id
        join ledger_entries o on o.id = e.original_id
        left join ledger_entries first on first.id = o.original_id
      where l.user_id = p_user and l.payer_id = p_payer and l.type in ('refund', 'reversal') and l.type <> 'charge'
        and l.created_at >= ledger_day_start(v_month) and l.created_at < ledger_day_start(v_next)
        and e.root_kind = 'charge' and coalesce(first.created_at, o.created_at) >= ledger_day_start(v_month)), 0)
    + ledger_reserved(p_payer, p_user);
end $$;

-- Call it with the payer locked, or two concurrent charges could both fit.
create or replace function ledger_over_cap(p_payer uuid, p_user uuid, p_amount numeric, p_at timestamptz)
returns boolean language plpgsql stable as $$
declare
  v_month ledger_month := ledger_member_month(p_payer, p_user, p_at);
begin
  return v_month.cap is not null and v_month.spent + p_amount > v_month.cap;
end $$;

-- Moves money between a payer that is no more and its successor; a negative amount comes back. An answer to an earlier
-- entry (refund, reversal) stands where that entry stands, and its money does not stay there. Nothing for other payers.
-- `p_debt` is how far the successor may be left without cover.
create or replace function ledger_pass_on(p_payer uuid, p_amount numeric, p_debt numeric default null)
returns ledger_result language plpgsql as $$
declare
  v_successor uuid;
begin
  select successor_id into v_successor from payers where id = p_payer;
  if v_successor is null or p_amount = 0 then return ledger_answer('posted', p_payer); end if;
  return ledger_post('adjustment', array[p_payer, v_successor], array[-p_amount, p_amount],
    jsonb_build_object('debt', p_debt, 'document_type', 'payer', 'document_id', p_payer,
      'description', case when p_amount > 0 then 'Перенос с закрытого счёта' else 'Возврат на закрытый счёт' end));
end $$;

-- Income and spending of a payer in [from, to): whole days from the roll-up, the ends from the postings.
create or replace function ledger_payer_totals(p_payer uuid, p_from timestamptz, p_to timestamptz)
returns table (type text, amount_in numeric, amount_out numeric, postings bigint) language sql stable as $$
  with bounds as (
    select case when p_from = ledger_day_start(ledger_day(p_from)) then ledger_day(p_from)
           else ledger_day(p_from) + 1 end as first_day,
           ledger_day(p_to) as after_day
  ), lines as (
    select d.type, d.amount_in, d.amount_out, d.postings
    from ledger_payer_days d, bounds b
    where d.payer_id = p_payer and d.day >= b.first_day and d.day < b.after_day
    union all
    select p.type, greatest(p.amount, 0), greatest(-p.amount, 0), 1
    from ledger_postings p, bounds b
    where p.payer_id = p_payer and p.created_at >= p_from
      and p.created_at < least(ledger_day_start(b.first_day), p_to)
    union all
    select p.type, greatest(p.amount, 0), greatest(-p.amount, 0), 1
    from ledger_postings p, bounds b
    where p.payer_id = p_payer and p.created_at < p_to
      and p.created_at >= ledger_day_start(greatest(b.after_day, b.first_day))
  )
  select lines.type, sum(lines.amount_in)::numeric(30,10), sum(lines.amount_out)::numeric(30,10),
    sum(lines.postings)::bigint
  from lines group by lines.type
$$;

-- Writes an entry and its lines: locks the payers in id order, answers a repeated request key with the first
-- entry, refuses what the balance does not cover. A refusal is a status, not an error, so the caller's
-- transaction goes on.
-- p_details: id, user_id, actor_id, model_id, document_type, document_id, document_number, description,
-- reason, request_key, original_id, root_kind, at; debt: how far the payer that loses money may be left without cover. The answer
-- has the balance of the first account.
create or replace function ledger_post(
  p_kind text, p_accounts uuid[], p_amounts numeric[], p_details jsonb default '{}')
returns ledger_result language plpgsql as $$
declare
  v_payer record;
  v_amount numeric;
  v_short boolean := false;
  v_known ledger_result;
  v_at timestamptz := coalesce((p_details->>'at')::timestamptz, clock_timestamp());
  v_debt numeric := (p_details->>'debt')::numeric;
  v_id uuid := coalesce((p_details->>'id')::uuid, uuid_v7(v_at));
begin
  for v_payer in
    select payer_id, available from payer_balances
    where payer_id = any (p_accounts) order by payer_id for update
  loop
    v_amount := p_amounts[array_position(p_accounts, v_payer.payer_id)];
    v_short := v_short or (v_amount < 0 and v_payer.available + v_amount + coalesce(v_debt, 0) < 0);
  end loop;
  if p_details ? 'request_key' then
    v_known := ledger_replay(p_kind, p_accounts[1], p_amounts[1], p_details->>'request_key');
    if v_known.status is not null then return v_known; end if;
  end if;
  if v_short then return ledger_answer('insufficient', p_accounts[1]); end if;

  insert into ledger_entries (id, kind, root_kind, original_id, user_id, actor_id, model_id, document_type,
    document_id, document_number, description, reason, request_key, debt, created_at)
  values (v_id, p_kind, coalesce(p_details->>'root_kind', p_kind), (p_details->>'original_id')::uuid,
    (p_details->>'user_id')::uuid, (p_details->>'actor_id')::uuid, p_details->>'model_id',
    p_details->>'document_type', p_details->>'document_id', p_details->>'document_number',
    coalesce(p_details->>'description', ''), p_details->>'reason', p_details->>'request_key', v_debt, v_at);
  insert into ledger_postings (id, entry_id, account_id, type, amount, created_at)
  select v_id, v_id, line.account_id, p_kind, line.amount, v_at
  from unnest(p_accounts, p_amounts) as line (account_id, amount)
  order by line.account_id;
  return ledger_answer('posted', p_accounts[1], v_id);
end $$;

-- Fills a line from its entry and updates the payer's balance, days and tier. System accounts have no balance row,
-- which every movement would wait for. This function and the roll-ups check what foreign keys of each line
-- would (docs/decisions/0012).
create or replace function ledger_posting_apply()
returns trigger language plpgsql as $$
declare
  v record;
  v_open_from date;
begin
  if ledger_is_system_account(new.account_id) then
    new.payer_id := null;
    new.balance_after := null;
    return new;
  end if;
  with e as (
    select kind, root_kind, user_id, model_id, debt, created_at, ledger_day(created_at) as day
    from ledger_entries where id = new.entry_id
  ), b as (
    update payer_balances t set
      balance = t.balance + new.amount,
      debt = t.debt + case when new.amount < 0 and e.debt is not null then e.debt else 0 end,
      total_topped_up = t.total_topped_up + case when e.root_kind = 'topup' then new.amount else 0 end,
      total_spent = t.total_spent - case when e.root_kind = 'charge' then new.amount else 0 end,
      updated_at = greatest(t.updated_at, e.created_at)
    from e where t.payer_id = new.account_id
    returning t.balance, t.total_topped_up
  ), of_payer as (
    insert into ledger_payer_days as d (payer_id, day, type, model_id, amount_in, amount_out, postings)
    select new.account_id, day, kind, coalesce(model_id, ''), greatest(new.amount, 0), greatest(-new.amount, 0), 1
    from e
    on conflict (payer_id, day, type, model_id) do update set
      amount_in = d.amount_in + excluded.amount_in,
      amount_out = d.amount_out + excluded.amount_out,
      postings = d.postings + 1
  ), of_user as (
    insert into ledger_user_days as d (user_id, payer_id, day, type, model_id, amount_in, amount_out, postings)
    select user_id, new.account_id, day, kind, coalesce(model_id, ''), greatest(new.amount, 0),
      greatest(-new.amount, 0), 1
    from e where user_id is not null
    on conflict (user_id, payer_id, day, type, model_id) do update set
      amount_in = d.amount_in + excluded.amount_in,
      amount_out = d.amount_out + excluded.amount_out,
      postings = d.postings + 1
  ), of_member as (
    insert into ledger_member_days as d (payer_id, day, user_id, amount, charges)
    select new.account_id, e.day, e.user_id, -new.amount, 1
    from e join payers p on p.id = new.account_id and p.kind <> 'user'
    where e.kind = 'charge' and e.user_id is not null
    on conflict (payer_id, day, user_id) do update set
      amount = d.amount + excluded.amount,
      charges = d.charges + 1
  )
  select e.*, b.* into v from e, b;
  if not found then
    raise exception 'a posting needs its entry % and its account %', new.entry_id, new.account_id
      using errcode = 'foreign_key_violation';
  end if;
  if v.day < ledger_day(clock_timestamp()) then
    if exists (select from ledger_postings_archive where entry_id = new.entry_id) then
      raise exception 'the postings of entry % are archived', new.entry_id using errcode = 'unique_violation';
    end if;
    select open_from into strict v_open_from from ledger_days_state for share;
    if v.day < v_open_from then
      insert into ledger_days as d (day, type, model_id, amount_in, amount_out, postings)
        values (v.day, v.kind, coalesce(v.model_id, ''), greatest(new.amount, 0), greatest(-new.amount, 0), 1)
        on conflict (day, type, model_id) do update set
          amount_in = d.amount_in + excluded.amount_in,
          amount_out = d.amount_out + excluded.amount_out,
          postings = d.postings + 1;
    end if;
  end if;
  new.id := uuid_v7(v.created_at);
  new.payer_id := new.account_id;
  new.type := v.kind;
  new.user_id := v.user_id;
  new.model_id := v.model_id;
  new.created_at := v.created_at;
  new.balance_after := v.balance;
  if v.root_kind = 'topup' then
    update payers p set tier = t.code
    from (
      select code from tiers where threshold <= greatest(v.total_topped_up, 0)
      order by threshold desc limit 1) t
    where p.id = new.payer_id and not p.tier_is_manual and p.tier <> t.code;
  end if;
  return new;
end $$;

-- Into the archive comes what stands in ledger_postings, unchanged, once its month is long past.
create or replace function ledger_posting_enters_archive()
returns trigger language plpgsql as $$
begin
  if new.created_at > clock_timestamp() - interval '28 days' or not exists (
    select from only ledger_postings p
    where p.entry_id = new.entry_id and p.account_id = new.account_id
      and row(p.*) is not distinct from row(new.*)) then
    raise exception 'only a posting of the past comes into the archive, as it is' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- A posting leaves ledger_postings when the archive has it, as it was.
create or replace function ledger_posting_leaves()
returns trigger language plpgsql as $$
begin
  if not exists (
    select from ledger_postings_archive a
    where a.entry_id = old.entry_id and a.account_id = old.account_id
      and row(a.*) is not distinct from row(old.*)) then
    raise exception 'ledger is append-only: % on % is refused', tg_op, tg_table_name
      using errcode = 'restrict_violation';
  end if;
  return old;
end $$;

-- Whoever reads ledger_postings reads the archive as well: a posting in both would count twice.
create or replace function ledger_posting_stands_once()
returns trigger language plpgsql as $$
begin
  if exists (
    select from only ledger_postings where entry_id = new.entry_id and account_id = new.account_id) then
    raise exception 'a posting of entry % stands in the archive and beside it', new.entry_id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- Checks each statement rather than the commit, so nobody ever reads an unbalanced entry.
create or replace function ledger_postings_come_whole()
returns trigger language plpgsql as $$
begin
  if exists (select from lines group by entry_id having sum(amount) <> 0 or count(payer_id) = 0) then
    raise exception 'postings of an entry do not sum to zero, or move no payer''s money'
      using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- Everything that is wrong with the ledger; no rows mean it is sound.
create or replace function ledger_problems()
returns table (kind text, subject text, detail text) language sql stable as $$
  select * from ledger_sum_problems()
  union all
  select * from model_charge_problems()
  union all
  select * from audit_log_problems()
$$;

-- Refunds a charge or a top-up, whole or in part; all refunds together never exceed the entry. The money of a payer that
-- is no more comes from its successor, and goes there. Of a top-up whose money is spent, `allow_debt` takes what is short as a debt.
create or replace function ledger_refund(p_original uuid, p_amount numeric, p_details jsonb default '{}')
returns ledger_result language plpgsql as $$
declare
  e ledger_entries;
  v_payer uuid;
  v_system uuid;
  v_original numeric;
  v_signed numeric;
  v_known ledger_result;
  v_refunded numeric;
  v_debt numeric;
  v_successor uuid;
  v_posted ledger_result;
begin
  select * into e from ledger_entries where id = p_original;
  if not found then return ledger_answer('not_found', null); end if;
  select account_id, amount into v_payer, v_original
  from ledger_postings where entry_id = p_original and payer_id is not null order by account_id limit 1;
  select account_id into v_system from ledger_postings where entry_id = p_original and payer_id is null;
  if v_payer is null or v_system is null then return ledger_answer('state', v_payer, p_original); end if;
  perform from payer_balances where payer_id = v_payer for update;
  v_signed := case when v_original < 0 then p_amount else -p_amount end;
  if p_details ? 'request_key' then
    v_known := ledger_replay('refund', v_payer, v_signed, p_details->>'request_key');
    if v_known.status is not null then return v_known; end if;
  end if;
  if e.kind not in ('charge', 'topup')
    or exists (select from ledger_entries where original_id = p_original and kind = 'reversal') then
    return ledger_answer('state', v_payer, p_original);
  end if;
  select coalesce(sum(abs(p.amount)), 0) into v_refunded
  from ledger_entries r join ledger_postings p on p.entry_id = r.id and p.account_id = v_payer
  where r.original_id = p_original and r.kind = 'refund'
    and not exists (select from ledger_entries x where x.original_id = r.id and x.kind = 'reversal');
  if v_refunded + p_amount > abs(v_original) then return ledger_answer('state', v_payer, p_original); end if;
  if v_signed < 0 then
    if (p_details->>'allow_debt')::boolean then
      select successor_id into v_successor from payers where id = v_payer;
      perform from payer_balances where payer_id = v_successor for update;
      v_debt := nullif(ledger_shortfall(v_payer, p_amount), 0);
    end if;
    v_posted := ledger_pass_on(v_payer, v_signed, v_debt);
    if v_posted.status <> 'posted' then return v_posted; end if;
  end if;
  v_posted := ledger_post('refund', array[v_payer, v_system], array[v_signed, -v_signed],
    jsonb_build_object('user_id', e.user_id, 'model_id', e.model_id, 'document_type', 'entry', 'document_id', e.id)
      || p_details || jsonb_build_object('original_id', e.id, 'root_kind', e.root_kind,
        'debt', case when v_successor is null then v_debt end));
  if v_signed > 0 and v_posted.status = 'posted' then perform ledger_pass_on(v_payer, v_signed); end if;
  return v_posted;
end $$;

-- For append-only tables.
create or replace function ledger_refuse_change()
returns trigger language plpgsql as $$
begin
  raise exception 'ledger is append-only: % on % is refused', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end $$;

create or replace function ledger_release(p_hold uuid, p_status text default 'released')
returns ledger_result language plpgsql as $$
declare
  h holds;
begin
  select * into h from holds where id = p_hold;
  if not found then return ledger_answer('not_found', null); end if;
  perform from payer_balances where payer_id = h.payer_id for update;
  select * into h from holds where id = p_hold for update;
  if h.status = p_status then return ledger_answer('replayed', h.payer_id, null, h.id); end if;
  if h.status <> 'active' then return ledger_answer('state', h.payer_id, h.entry_id, h.id); end if;
  update holds set status = p_status, closed_at = clock_timestamp() where id = p_hold;
  return ledger_answer('posted', h.payer_id, null, h.id);
end $$;

-- The answer to a used request key: the same movement is a replay, another one is a conflict.
create or replace function ledger_replay(p_kind text, p_payer uuid, p_amount numeric, p_key text)
returns ledger_result language plpgsql stable as $$
declare
  e record;
begin
  select t.id, t.kind, p.amount into e
  from ledger_entries t left join ledger_postings p on p.entry_id = t.id and p.account_id = p_payer
  where t.request_key = p_key;
  if not found then return null; end if;
  if e.kind = p_kind and e.amount = p_amount then return ledger_answer('replayed', p_payer, e.id); end if;
  return ledger_answer('conflict', p_payer, e.id);
end $$;

-- What a person has reserved of a payer's money.
create or replace function ledger_reserved(p_payer uuid, p_user uuid)
returns numeric language sql stable as $$
  select coalesce(sum(amount), 0) from holds where payer_id = p_payer and user_id = p_user and status = 'active'
$$;

-- Undoes a mistake by the same lines with the opposite sign; once per entry, never for a reversal. The money of a payer
-- that is no more comes from its successor, and goes there; what moved between the two is not undone.
create or replace function ledger_reverse(p_original uuid, p_details jsonb default '{}')
returns ledger_result language plpgsql as $$
declare
  e ledger_entries;
  v_accounts uuid[];
  v_amounts numeric[];
  v_reversal uuid;
  v_posted ledger_result;
begin
  select * into e from ledger_entries where id = p_original;
  if not found then return ledger_answer('not_found', null); end if;
  select array_agg(account_id order by payer_id nulls last), array_agg(-amount order by payer_id nulls last)
  into v_accounts, v_amounts from ledger_postings where entry_id = p_original;
  perform from payer_balances where payer_id = any (v_accounts) order by payer_id for update;
  select id into v_reversal from ledger_entries where original_id = p_original and kind = 'reversal';
  if found then return ledger_answer('replayed', v_accounts[1], v_reversal); end if;
  if e.kind = 'reversal' or exists (
    select from ledger_entries r where r.original_id = p_original and r.kind = 'refund'
      and not exists (select from ledger_entries x where x.original_id = r.id and x.kind = 'reversal')) then
    return ledger_answer('state', v_accounts[1], p_original);
  end if;
  if e.kind = 'refund' and exists (
    select from ledger_entries x where x.original_id = e.original_id and x.kind = 'reversal') then
    return ledger_answer('state', v_accounts[1], p_original);
  end if;
  if exists (select from payers where id = any (v_accounts) and successor_id = any (v_accounts)) then
    return ledger_answer('state', v_accounts[1], p_original);
  end if;
  if v_amounts[1] < 0 then
    v_posted := ledger_pass_on(v_accounts[1], v_amounts[1]);
    if v_posted.status <> 'posted' then return v_posted; end if;
  end if;
  v_posted := ledger_post('reversal', v_accounts, v_amounts,
    jsonb_build_object('user_id', e.user_id, 'model_id', e.model_id, 'document_type', 'entry', 'document_id', e.id)
      || p_details || jsonb_build_object('original_id', e.id, 'root_kind', e.root_kind));
  if v_amounts[1] > 0 and v_posted.status = 'posted' then perform ledger_pass_on(v_accounts[1], v_amounts[1]); end if;
  return v_posted;
end $$;

-- How much of an amount the payer cannot give back; of one that is no more, its successor. Its lock comes first.
create or replace function ledger_shortfall(p_payer uuid, p_amount numeric)
returns numeric language sql stable as $$
  select greatest(0, p_amount - b.available)
  from payers p join payer_balances b on b.payer_id = coalesce(p.successor_id, p.id) where p.id = p_payer
$$;

-- Everything that is wrong with the sums of payers and people.
create or replace function ledger_sum_problems()
returns table (kind text, subject text, detail text) language sql stable as $$
  select 'entry_not_zero', entry_id::text, sum(amount)::text
  from ledger_postings group by entry_id having sum(amount) <> 0
  union all
  select 'entry_without_postings', e.id::text, e.kind
  from ledger_entries e where not exists (select from ledger_postings p where p.entry_id = e.id)
  union all
  select 'balance_differs', b.payer_id::text, b.balance || ' <> ' || coalesce(p.total, 0)
  from payer_balances b
  left join (
    select account_id, sum(amount) as total from ledger_postings where payer_id is not null group by account_id) p
    on p.account_id = b.payer_id
  where b.balance <> coalesce(p.total, 0)
  union all
  select 'held_differs', b.payer_id::text, b.held || ' <> ' || coalesce(h.total, 0)
  from payer_balances b
  left join (select payer_id, sum(amount) as total from holds where status = 'active' group by payer_id) h
    on h.payer_id = b.payer_id
  where b.held <> coalesce(h.total, 0)
  union all
  select 'below_limit', payer_id::text, (balance - held)::text
  from payer_balances where available < 0
  union all
  select 'debt_differs', payer_id::text, debt || ' <> ' || greatest(0, held - balance - credit_limit)
  from payer_balances where debt <> 0 and debt <> greatest(0, held - balance - credit_limit)
  union all
  select 'debt_without_entry', b.payer_id::text, b.debt || ' > ' || coalesce(d.total, 0)
  from payer_balances b
  left join (
    select p.payer_id, sum(e.debt) as total from ledger_entries e join ledger_postings p on p.entry_id = e.id
    where e.debt is not null and p.payer_id is not null and p.amount < 0 group by p.payer_id) d on d.payer_id = b.payer_id
  where b.debt > coalesce(d.total, 0)
  union all
  select 'days_differ', b.payer_id::text, b.balance || ' <> ' || coalesce(d.total, 0)
  from payer_balances b
  left join (select payer_id, sum(amount_in - amount_out) as total from ledger_payer_days group by payer_id) d
    on d.payer_id = b.payer_id
  where b.balance <> coalesce(d.total, 0)
  union all
  select 'payer_without_balance', p.id::text, p.name
  from payers p where not exists (select from payer_balances b where b.payer_id = p.id)
  union all
  select 'user_days_differ', user_id || ' ' || payer_id, coalesce(d.total, 0) || ' <> ' || coalesce(p.total, 0)
  from (select user_id, payer_id, sum(amount_in - amount_out) as total, sum(postings) as postings
      from ledger_user_days group by 1, 2) d
    full join (select user_id, payer_id, sum(amount) as total, count(*) as postings
      from ledger_postings where payer_id is not null and user_id is not null group by 1, 2) p
    using (user_id, payer_id)
  where (d.total, d.postings) is distinct from (p.total, p.postings)
  union all
  select 'member_days_differ', payer_id || ' ' || user_id || ' ' || day, coalesce(m.amount, 0) || ' <> ' || coalesce(d.amount, 0)
  from ledger_member_days m
    full join (select d.payer_id, d.day, d.user_id, sum(d.amount_out) as amount, sum(d.postings) as charges
      from ledger_user_days d join payers p on p.id = d.payer_id and p.kind <> 'user'
      where d.type = 'charge' group by 1, 2, 3) d
    using (payer_id, day, user_id)
  where (m.amount, m.charges) is distinct from (d.amount, d.charges)
  union all
  select 'all_days_differ', day || ' ' || type || ' ' || model_id, coalesce(a.total, 0) || ' <> ' || coalesce(d.total, 0)
  from (select day, type, model_id, amount_in - amount_out as total, postings from ledger_days) a
    full join (select day, type, model_id, sum(amount_in - amount_out) as total, sum(postings) as postings
      from ledger_payer_days where day < (select open_from from ledger_days_state) group by 1, 2, 3) d
    using (day, type, model_id)
  where (a.total, a.postings) is distinct from (d.total, d.postings)
  union all
  select 'money_left_behind', b.payer_id::text, b.balance || ', reserved ' || b.held
  from payers p join payer_balances b on b.payer_id = p.id
  where p.successor_id is not null and (b.balance <> 0 or b.held <> 0)
$$;

-- The ids of the system accounts in schema/ledger.sql as constants, so a charge needs no look-up.
create or replace function ledger_system_account(p_code text)
returns uuid language sql immutable strict parallel safe as $$
  select case p_code
    when 'gateway' then '00000000-0000-7000-8000-000000000001'
    when 'bank' then '00000000-0000-7000-8000-000000000002'
    when 'revenue' then '00000000-0000-7000-8000-000000000003'
    when 'bonus' then '00000000-0000-7000-8000-000000000004'
    when 'adjustment' then '00000000-0000-7000-8000-000000000005'
  end::uuid
$$;

-- In plpgsql, which reads a column only as it is called: an older database gets this function before the columns of prices.
create or replace function model_charge_digest(c model_charges)
returns text language plpgsql immutable as $$
begin
  return encode(sha256(convert_to((jsonb_build_array(
    c.request_key, c.user_id, c.payer_id, c.model_id, c.input_tokens, c.output_tokens,
    c.base_amount, c.correction_id, c.correction_multiplier, c.tier, c.tier_multiplier, c.amount, c.entry_id,
    c.hold_id, extract(epoch from c.created_at))
    -- A call of before names was sealed without one, and a call of before prices without them.
    || case when c.caller is null then '[]'::jsonb else jsonb_build_array(c.caller) end
    || case when c.input_price is null then '[]'::jsonb else jsonb_build_array(c.input_price, c.output_price) end)::text, 'UTF8')), 'hex');
end $$;

-- The record of a priced call must be unchanged, match what was posted or reserved, and follow from its base.
create or replace function model_charge_problems()
returns table (kind text, subject text, detail text) language plpgsql stable as $$
begin
  return query
  select 'charge_altered', c.request_key, 'the record is not what was written'
  from model_charges c where c.digest <> model_charge_digest(c)
  union all
  select 'charge_differs', c.request_key, c.amount || ' <> ' || coalesce((-l.amount)::text, 'nothing posted')
  from model_charges c left join ledger_postings l on l.entry_id = c.entry_id and l.account_id = c.payer_id
  where c.entry_id is not null
    and (c.amount, c.user_id, c.model_id) is distinct from (-l.amount, l.user_id, l.model_id)
  union all
  select 'charge_differs', c.request_key, c.amount || ' <> ' || coalesce(h.amount::text, 'nothing reserved')
  from model_charges c left join holds h on h.id = c.hold_id
  where c.request_key like 'hold:%' and c.amount <> 0
    and (c.amount, c.payer_id, c.user_id, c.model_id) is distinct from (h.amount, h.payer_id, h.user_id, h.model_id)
  union all
  select 'charge_differs', c.request_key, c.amount || ' and nothing posted'
  from model_charges c where c.entry_id is null and c.amount <> 0 and c.request_key not like 'hold:%'
  union all
  /* The base is rounded; the amount was computed from the unrounded base. */
  select 'charge_mispriced', c.request_key,
    c.amount || ' <> ' || c.base_amount || ' × ' || c.correction_multiplier || ' × ' || c.tier_multiplier
      || coalesce(' of ' || c.input_tokens || ' × ' || c.input_price || ' + ' || c.output_tokens || ' × ' || c.output_price, '')
  from model_charges c
  where abs(c.amount - c.base_amount * c.correction_multiplier * c.tier_multiplier)
      > 0.0000000001 * (1 + c.correction_multiplier * c.tier_multiplier)
    /* The API counts with twenty digits, fewer than a base of millions with ten decimals needs. */
    or abs(c.base_amount - (c.input_tokens * c.input_price + c.output_tokens * c.output_price) * 0.000001)
      > 0.0000000001 + c.base_amount * 0.000000000000000001
  union all
  select 'charge_unrecorded', e.id::text, e.request_key
  from ledger_entries e
  where e.kind = 'charge' and e.request_key like 'charge:%'
    and not exists (select from model_charges c where c.request_key = e.request_key)
  union all
  select 'charge_unrecorded', h.entry_id::text, 'reserve ' || h.id
  from holds h
  where h.status = 'captured' and h.request_key like 'hold:%'
    and not exists (select from model_charges c where c.hold_id = h.id and c.entry_id = h.entry_id);
end $$;

create or replace function model_charge_seal()
returns trigger language plpgsql as $$
begin
  new.digest := model_charge_digest(new);
  return new;
end $$;

-- What one person has moved by hand without a second one in the last 24 hours and the last 30 days, in roubles without signs,
-- over all payers and kinds, and the sum below which their next step needs nobody else: p_from in 24 hours, ten times that in
-- 30 days (product §19.5). It counts what came into accounts and left them by their entries, and raises of credit
-- limits; a row of a raise that tells of no number, which the API's role can write, is a large sum. What two people have agreed
-- on is not counted, nor is the money of one's own group that went on to its owner.
-- Payments that two people made before a first confirmation was a proposal say so in their history alone.
create or replace function moved_alone(p_actor uuid, p_from numeric, out day numeric, out month numeric, out allowance numeric)
language plpgsql stable as $$
begin
  select added.day, added.month, greatest(0, least(p_from - added.day, p_from * 10 - added.month))
  into day, month, allowance
  from (select coalesce(sum(moved.amount) filter (where moved.at > clock_timestamp() - interval '24 hours'), 0) as day,
    coalesce(sum(moved.amount), 0) as month from (
    select abs(l.amount) as amount, e.created_at as at
    from ledger_entries e join ledger_postings l on l.entry_id = e.id and l.payer_id is not null
    where e.actor_id = p_actor and e.created_at > clock_timestamp() - interval '30 days'
      and e.document_type is distinct from 'group'
      and not exists (select from proposals f where f.entry_id = e.id)
      and not exists (
        select from payment_requests r join payment_request_history h on h.request_id = r.id
        where r.entry_id = e.id and h.from_status = h.to_status and h.actor_id <> p_actor)
    union all
    select least(1e20, greatest(0, (a.after ->> 'credit_limit')::numeric - (a.before ->> 'credit_limit')::numeric)), a.created_at
    from audit_log a
    where a.actor_id = p_actor and a.action = 'payer.credit_limit'
      and a.created_at > clock_timestamp() - interval '30 days' and a.after ->> 'proposal_id' is null
  ) moved) added;
end $$;

-- Depth 1 is a client's own statement; postings and holds come here through their triggers, at depth 2 or more. A debt is
-- never more than what is short, so whatever comes in or is set free pays it first.
create or replace function payer_balance_guard()
returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 or new.held <> 0 or new.total_topped_up <> 0 or new.total_spent <> 0
      or new.debt <> 0 or new.credit_limit <> 0 then
      raise exception 'a balance starts at zero' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' or pg_trigger_depth() < 2 then
    raise exception 'a balance changes only through postings and holds' using errcode = 'restrict_violation';
  end if;
  if new.debt <> 0 then
    new.debt := least(new.debt, greatest(0, new.held - new.balance - new.credit_limit));
  end if;
  return new;
end $$;

-- What the credit limit covers is no debt.
create or replace function payer_balance_limit()
returns trigger language plpgsql as $$
begin
  if new.debt <> 0 then
    new.debt := least(new.debt, greatest(0, new.held - new.balance - new.credit_limit));
  end if;
  return new;
end $$;

create or replace function payer_follow_company()
returns trigger language plpgsql as $$
begin
  update payers set name = new.name, owner_id = new.owner_id where company_id = new.id;
  return null;
end $$;

create or replace function payer_follow_group()
returns trigger language plpgsql as $$
begin
  update payers set name = new.name, owner_id = new.owner_id where group_id = new.id;
  return null;
end $$;

create or replace function payer_follow_user()
returns trigger language plpgsql as $$
begin
  update payers set name = coalesce(nullif(new.display_name, ''), new.email, '') where user_id = new.id;
  return null;
end $$;

-- Changes a credit limit and records it: the only way for the API's role. Whoever is there with their session lowers it; they
-- raise it alone by less than their allowance of the rule of two (product §19.5), or as somebody else has proposed it with
-- theirs, whose proposal stands in the audit log. Raises alone of one person take turns, by the lock of their hand before that of the payer.
create or replace function payer_limit_change(p_by jsonb, p_origin jsonb, p_payer uuid, p_limit numeric, p_reason text,
  p_proposal uuid)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_actor uuid := audit_actor(p_by);
  v_before numeric;
  v_may boolean;
begin
  if p_proposal is null then
    perform pg_advisory_xact_lock(7216030, hashtext(v_actor::text));
  end if;
  select credit_limit into strict v_before from payer_balances where payer_id = p_payer for update;
  if not p_by ? 'session' or not person_holds(v_actor, 'user:manage') then
    v_may := false;
  elsif p_limit <= v_before then
    v_may := true;
  elsif p_proposal is null then
    v_may := p_limit - v_before < (select m.allowance from rule_of_two r, moved_alone(v_actor, r.amount_from) m);
  else
    v_may := exists (
      select from proposals f join audit_log a on a.entity_type = 'proposal' and a.entity_id = f.id::text
        and a.action = 'proposal.create' and a.actor_id = f.proposed_by and a.written_by is null
      where f.id = p_proposal and f.kind = 'credit_limit' and f.payer_id = p_payer and f.status = 'pending'
        and f.expires_at > clock_timestamp() and f.limit_before + f.amount = p_limit
        and second_obstacle(v_actor, 'user:manage', f.proposed_by, a.created_at) is null);
  end if;
  if v_may is not true then
    raise exception 'one person may not change this limit so' using errcode = 'insufficient_privilege';
  end if;
  update payer_balances set credit_limit = p_limit where payer_id = p_payer;
  perform audit_record(p_by, p_origin, 'payer.credit_limit', 'payer', p_payer::text,
    jsonb_build_object('credit_limit', round(v_before, greatest(2, min_scale(v_before)))::text),
    jsonb_build_object('credit_limit', round(p_limit, greatest(2, min_scale(p_limit)))::text, 'reason', p_reason)
      || case when p_proposal is null then '{}' else jsonb_build_object('proposal_id', p_proposal) end);
end $$;

create or replace function payer_open_account()
returns trigger language plpgsql as $$
begin
  insert into ledger_accounts (id, code, payer_id) values (new.id, 'payer:' || new.id, new.id);
  insert into payer_balances (payer_id, updated_at) values (new.id, new.created_at);
  return null;
end $$;

create or replace function payer_open_for_company()
returns trigger language plpgsql as $$
begin
  insert into payers (id, kind, name, owner_id, company_id, created_at)
  values (uuid_v7(new.created_at), 'company', new.name, new.owner_id, new.id, new.created_at);
  return null;
end $$;

create or replace function payer_open_for_group()
returns trigger language plpgsql as $$
begin
  insert into payers (id, kind, name, owner_id, group_id, created_at)
  values (uuid_v7(new.created_at), 'group', new.name, new.owner_id, new.id, new.created_at);
  return null;
end $$;

create or replace function payer_open_for_user()
returns trigger language plpgsql as $$
begin
  insert into payers (id, kind, name, owner_id, user_id, created_at)
  values (uuid_v7(new.created_at), 'user',
    coalesce(nullif(new.display_name, ''), new.email, ''), new.id, new.id, new.created_at);
  return null;
end $$;

-- A notice never changes; its decision is added once. One without a valid signature, which anybody can send, may
-- be deleted after a week.
create or replace function payment_notice_guard()
returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.is_signed or old.received_at > clock_timestamp() - interval '7 days' then
      raise exception 'a signed notice is never deleted, an unsigned one only after a week'
        using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  if (new.id, new.command, new.http_method, new.raw, new.fields, new.remote_address, new.operation_id,
      new.received_at, new.is_signed)
    is distinct from
    (old.id, old.command, old.http_method, old.raw, old.fields, old.remote_address, old.operation_id,
      old.received_at, old.is_signed)
    or old.decision is not null then
    raise exception 'a notice stays as it came, and is decided once' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Ends a first confirmation with its proposal: the request stays in process, and its history says why.
create or replace function payment_request_follow_proposal()
returns trigger language plpgsql as $$
begin
  update payment_requests set confirmed_by = null, confirmed_at = null, status_by = new.decided_by, status_at = clock_timestamp(),
    status_note = coalesce(new.decision_reason, case new.status when 'lapsed' then 'За 7 дней его никто не подтвердил'
      else 'Отозвано тем, кто подтвердил' end)
  where id = new.request_id and status = 'processing' and confirmed_by = new.proposed_by;
  return null;
end $$;

-- Keeps the first confirmation only while the request is being processed. It may end there, but nobody takes it over. A request without an
-- invoice rests on its first confirmation alone, and ends with it.
create or replace function payment_request_forget_confirmation()
returns trigger language plpgsql as $$
begin
  if new.status <> 'processing' then
    new.confirmed_by := null;
    new.confirmed_at := null;
  elsif old.confirmed_by is not null and new.confirmed_by <> old.confirmed_by then
    raise exception 'a confirmation is not taken over' using errcode = 'restrict_violation';
  elsif new.without_invoice and old.confirmed_by is not null and new.confirmed_by is null then
    new.status := 'rejected';
    new.reject_reason := coalesce(new.status_note, 'Первое подтверждение больше не действует');
  end if;
  return new;
end $$;

-- A request keeps what it asks for and goes the steps of its life. Without an invoice it is paid by two people alone (product §14.13).
create or replace function payment_request_guard()
returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a payment request is never deleted' using errcode = 'restrict_violation';
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'pending' then
      raise exception 'a payment request starts pending' using errcode = 'restrict_violation';
    end if;
    if new.without_invoice and new.method <> 'invoice' then
      raise exception 'only a transfer comes without an invoice' using errcode = 'restrict_violation';
    end if;
    new.status_at := new.created_at;
    return new;
  end if;
  if (new.id, new.number, new.method, new.amount, new.currency, new.payer_id, new.user_id, new.created_at,
    new.without_invoice)
    is distinct from
    (old.id, old.number, old.method, old.amount, old.currency, old.payer_id, old.user_id, old.created_at,
    old.without_invoice) then
    raise exception 'what a payment request asks for never changes' using errcode = 'restrict_violation';
  end if;
  if new.status <> old.status then
    if not exists (select from payment_request_transitions
      where from_status = old.status and to_status = new.status) then
      raise exception 'a payment request does not go from % to %', old.status, new.status
        using errcode = 'restrict_violation', constraint = 'payment_requests_transition';
    end if;
    if new.without_invoice and new.status = 'paid'
      and (old.confirmed_by is null or new.status_by is null or new.status_by = old.confirmed_by) then
      raise exception 'two people pay a request without an invoice' using errcode = 'restrict_violation';
    end if;
    if new.status_at = old.status_at then new.status_at := clock_timestamp(); end if;
  end if;
  return new;
end $$;

-- Writes the proposal of a first confirmation that stands without one.
create or replace function payment_request_propose(p_request payment_requests)
returns void language sql as $$
  insert into proposals (id, kind, permission, payer_id, request_id, subject, amount, reason, document, facts, proposed_by, created_at)
  select uuid_v7(), 'request_paid', 'payment_request:manage', p_request.payer_id, p_request.id, p_request.id::text, p_request.amount,
    nullif(p_request.status_note, ''), p_request.bank_reference,
    jsonb_build_object('details', coalesce(jsonb_agg(jsonb_build_object('field', d.field, 'before', null, 'after', d.value) order by d.n)
      filter (where d.value is not null), '[]')),
    p_request.confirmed_by, p_request.confirmed_at
  from (values (1, 'bank_reference', p_request.bank_reference), (2, 'paid_on', p_request.paid_on::text),
    (3, 'payer_account', p_request.payer_account), (4, 'payer_inn', p_request.payer_inn)) d (n, field, value)
$$;

-- Writes every change of status to the history, with its status_by and status_note. A confirmation is a change from
-- a status to itself.
create or replace function payment_request_record()
returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.status = old.status
    and new.confirmed_by is not distinct from old.confirmed_by then
    return null;
  end if;
  insert into payment_request_history (request_id, at, from_status, to_status, actor_id, note)
  values (new.id, new.status_at, case tg_op when 'UPDATE' then old.status end, new.status,
    case tg_op when 'INSERT' then coalesce(new.status_by, new.user_id) else new.status_by end, new.status_note);
  return null;
end $$;

-- Whether somebody has a second factor: a password alone opens no session of theirs (product §12.9).
create or replace function person_has_factor(person uuid)
returns boolean language sql stable as $$
  select exists (select from passkeys k where k.user_id = person)
    or exists (select from totp_secrets t where t.user_id = person and t.confirmed_at is not null)
$$;

-- Whether somebody holds a permission now: nobody does who may not sign in.
create or replace function person_holds(p_user uuid, p_permission text)
returns boolean language sql stable as $$
  select exists (
    select from users u join role_permissions p on p.role_id = u.role_id
    where u.id = p_user and u.is_active and u.deleted_at is null and p.permission = p_permission)
$$;

-- An address as it is stored and shown: of the two ways to write an IPv4 one only the short.
create or replace function promo_address(p_address inet)
returns inet language sql immutable parallel safe as $$
  select case when p_address <<= inet '::ffff:0:0/96' then promo_network(p_address) else p_address end
$$;

-- The network by which an address counts (decision 0120). An IPv4 address that is written as IPv6 is the IPv4 one; of IPv6 the
-- first 64 bits count, which is what one subscriber has. A wider network stays as wide as it is. It is not strict, so that the
-- planner takes its text instead of a call.
create or replace function promo_network(p_address inet)
returns inet language sql immutable parallel safe as $$
  select case
    when p_address <<= inet '::ffff:0:0/96'
      then network(set_masklen(inet '0.0.0.0' + (p_address - inet '::ffff:0:0'), masklen(p_address) - 96))::inet
    when family(p_address) = 6 then network(set_masklen(p_address, least(masklen(p_address), 64)))::inet
    else network(p_address)::inet
  end
$$;

-- Adds new promo requests to their roll-ups. Rows that others wait for are locked in one order, the busiest last.
create or replace function promo_request_count()
returns trigger language plpgsql as $$
begin
  insert into promo_sources (kind, value)
    select distinct v.kind, v.value from added r
      cross join lateral (values ('ip', promo_source(r.ip)), ('fingerprint', r.fingerprint)) v (kind, value)
      where not exists (select from promo_sources s where s.kind = v.kind and s.value = v.value)
      order by 1, 2
    on conflict (kind, value) do nothing;

  -- They are all there now, and an update says so: an insert that finds (id) taken goes wrong beside an update of the row. While
  -- that moves it in both indexes, the look for (id) may miss it, and (kind, value), which is not asked, refuses the insert.
  perform from promo_sources
    where (kind, value) in (
      select v.kind, v.value from added r
        cross join lateral (values ('ip', promo_source(r.ip)), ('fingerprint', r.fingerprint)) v (kind, value))
    order by id for no key update;

  update promo_sources s set requests = s.requests + n.requests, granted = s.granted + n.granted,
      rejected = s.rejected + n.rejected, flagged = s.flagged + n.flagged, amount = s.amount + n.amount,
      first_seen = least(s.first_seen, n.first_seen), last_seen = greatest(s.last_seen, n.last_seen)
    from (
      select v.kind, v.value, count(*) as requests, count(*) filter (where r.status = 'granted') as granted,
        count(*) filter (where r.status = 'rejected') as rejected,
        count(*) filter (where r.status = 'flagged') as flagged,
        coalesce(sum(r.amount) filter (where r.status = 'granted'), 0) as amount,
        min(r.created_at) as first_seen, max(r.created_at) as last_seen
      from added r
        cross join lateral (values ('ip', promo_source(r.ip)), ('fingerprint', r.fingerprint)) v (kind, value)
      group by 1, 2) n
    where s.kind = n.kind and s.value = n.value;

  insert into promo_source_days as d (source_id, day, kind, requests, granted, rejected, flagged, amount)
    select s.id, ledger_day(r.created_at), s.kind, count(*), count(*) filter (where r.status = 'granted'),
      count(*) filter (where r.status = 'rejected'), count(*) filter (where r.status = 'flagged'),
      coalesce(sum(r.amount) filter (where r.status = 'granted'), 0)
    from added r
      cross join lateral (values ('ip', promo_source(r.ip)), ('fingerprint', r.fingerprint)) v (kind, value)
      join promo_sources s on s.kind = v.kind and s.value = v.value
    group by s.id, ledger_day(r.created_at) order by 1, 2
    on conflict (source_id, day) do update set requests = d.requests + excluded.requests,
      granted = d.granted + excluded.granted, rejected = d.rejected + excluded.rejected,
      flagged = d.flagged + excluded.flagged, amount = d.amount + excluded.amount;

  with pairs as (
    insert into promo_pairs as p
        (ip_id, fingerprint_id, requests, granted, amount, person, is_mixed, first_seen, last_seen)
      select i.id, f.id, count(*), count(*) filter (where r.status = 'granted'),
        coalesce(sum(r.amount) filter (where r.status = 'granted'), 0),
        min(r.person), coalesce(min(r.person) <> max(r.person), false), min(r.created_at), max(r.created_at)
      from added r
        join promo_sources i on i.kind = 'ip' and i.value = promo_source(r.ip)
        join promo_sources f on f.kind = 'fingerprint' and f.value = r.fingerprint
      group by i.id, f.id order by 1, 2
      on conflict (ip_id, fingerprint_id) do update set requests = p.requests + excluded.requests,
        granted = p.granted + excluded.granted, amount = p.amount + excluded.amount,
        person = coalesce(p.person, excluded.person),
        is_mixed = p.is_mixed or excluded.is_mixed or coalesce(p.person <> excluded.person, false),
        first_seen = least(p.first_seen, excluded.first_seen), last_seen = greatest(p.last_seen, excluded.last_seen)
      -- Only a row that was there before has been locked for its update.
      returning p.ip_id, p.fingerprint_id, p.xmax = 0 as is_new),
  fresh as (
    select unnest(array[ip_id, fingerprint_id]) as id from pairs where is_new)
  update promo_sources s set links = s.links + n.links
    from (select id, count(*) as links from fresh group by id) n where s.id = n.id;

  -- Only the rows of this statement are not linked yet: whatever others have written is, or cannot be seen.
  with touched as materialized (
    select distinct source_id from promo_source_days where previous_day is null),
  linked as (
    select d.source_id, d.day, d.previous_day as was,
      coalesce(lag(d.day) over (partition by d.source_id order by d.day), '-infinity') as now
    from promo_source_days d join touched using (source_id)),
  changed as (
    update promo_source_days d set previous_day = l.now from linked l
    where d.source_id = l.source_id and d.day = l.day and l.was is distinct from l.now
    returning d.kind, d.day, l.was, l.now),
  steps as (
    select kind, day, now as previous_day, 1 as n from changed
    union all select kind, day, was, -1 from changed where was is not null)
  insert into promo_returns as r (kind, day, previous_day, sources)
    select kind, day, previous_day, sum(n) from steps group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
    on conflict (kind, day, previous_day) do update set sources = r.sources + excluded.sources;

  with fresh as (
    insert into promo_people (person, user_id, email, granted_at)
      select distinct on (r.person) r.person, r.user_id, lower(r.email), r.created_at
      from added r where r.status = 'granted' and r.person is not null order by r.person, r.created_at
      on conflict (person) do nothing
      returning granted_at),
  people as (
    select date_trunc('hour', granted_at, 'UTC') as hour, count(*) as people from fresh group by 1),
  hours as (
    select date_trunc('hour', r.created_at, 'UTC') as hour, r.status, count(*) as requests,
      coalesce(sum(r.amount) filter (where r.status = 'granted'), 0) as amount
    from added r group by 1, 2)
  insert into promo_hours as h (hour, status, requests, amount, people)
    select t.hour, t.status, t.requests, t.amount, coalesce(p.people, 0)
    from hours t left join people p on p.hour = t.hour and t.status = 'granted' order by 1, 2
    on conflict (hour, status) do update set requests = h.requests + excluded.requests,
      amount = h.amount + excluded.amount, people = h.people + excluded.people;
  return null;
end $$;

-- The text that names the network of an address: «203.0.113.7», «203.0.113.0/24» or «2001:db8::/64».
create or replace function promo_source(p_address inet)
returns text language sql immutable parallel safe as $$
  select case when family(promo_network(p_address)) = 4 and masklen(promo_network(p_address)) = 32
    then host(promo_network(p_address)) else text(promo_network(p_address)) end
$$;

-- What a process of the release before says of a company: its first word becomes a proposal, in place of one about former requisites; its
-- second word confirms that, and a word that is taken back ends it. A word that a proposal has brought changes nothing here.
create or replace function proposal_follow_company_verification()
returns trigger language plpgsql as $$
declare
  v_open proposals;
  v_is_same boolean;
begin
  select * into v_open from proposals where kind = 'company_verification' and subject = new.company_id::text and status = 'pending';
  v_is_same := v_open.proposed_by = new.first_by
    and v_open.facts -> 'order' = jsonb_build_object('inn', new.inn, 'kpp', new.kpp, 'account', new.bank_account);
  if tg_op = 'INSERT' then
    if v_is_same then return null; end if;
    update proposals set status = 'cancelled', decided_at = clock_timestamp(), decision_reason = 'Реквизиты компании с тех пор изменились'
    where id = v_open.id;
    perform company_verification_propose(new);
  elsif v_is_same and new.revoked_at is not null then
    update proposals set status = case when new.revoked_by = v_open.proposed_by then 'cancelled' else 'rejected' end,
      decided_by = new.revoked_by, decided_at = clock_timestamp(), decision_reason = new.revoke_reason
    where id = v_open.id;
  elsif v_is_same then
    update proposals set status = 'confirmed', decided_by = new.second_by, decided_at = clock_timestamp() where id = v_open.id;
  end if;
  return null;
end $$;

-- Carries over what a process of the release before writes while both are at work.
create or replace function proposal_follow_fund_proposal()
returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into proposals (id, number, kind, permission, payer_id, amount, limit_before, reason, document, proposed_by, created_at)
    values (new.id, new.number, new.kind, 'user:manage', new.payer_id, new.amount, new.limit_before, new.reason, new.document, new.proposed_by,
      new.created_at);
  else
    update proposals set status = new.status, decided_by = new.decided_by, decided_at = new.decided_at,
      decision_reason = new.decision_reason, entry_id = new.entry_id
    where id = new.id;
  end if;
  return null;
end $$;

-- Ends the proposal of a first confirmation with that confirmation: the second person's payment confirms it, anything else cancels it by
-- nobody and says why. The line of a statement by which it was given is free again. What a process of the release before confirms, and what
-- was confirmed before there were such proposals, becomes one here.
create or replace function proposal_follow_payment_request()
returns trigger language plpgsql as $$
declare
  v_open proposals;
begin
  select * into v_open from proposals where kind = 'request_paid' and subject = new.id::text and status = 'pending';
  if new.confirmed_by is not null then
    if v_open.id is null then perform payment_request_propose(new); end if;
  elsif new.status = 'paid' and new.status_by <> v_open.proposed_by then
    update proposals set status = 'confirmed', decided_by = new.status_by, decided_at = clock_timestamp(), entry_id = new.entry_id
    where id = v_open.id;
  else
    update proposals set status = 'cancelled', decided_at = clock_timestamp(), decision_reason = case new.status
      when 'paid' then 'Деньги зачислены по уведомлению провайдера'
      when 'processing' then coalesce(new.status_note, 'Первое подтверждение больше не действует')
      else 'Заявка закрыта' || coalesce(': ' || new.status_note, '') end
    where id = v_open.id;
  end if;
  if new.status = 'processing' and new.confirmed_by is null then
    -- Whoever has a line locked waits for the request.
    update bank_transfers set request_id = null, confirmed_by = null, confirmed_at = null, is_by_two = null
    where id in (select id from bank_transfers where request_id = new.id for update skip locked);
  end if;
  return null;
end $$;

-- A proposal begins pending, is decided once, and what it asks for never changes. What would take effect by itself may only
-- come to wait for a person. Where a day passes behind the second word, that word and a whole day are written once, together.
create or replace function proposal_guard()
returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a proposal is never deleted' using errcode = 'restrict_violation';
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'pending' then
      raise exception 'a proposal starts pending' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if old.status <> 'pending' then
    raise exception 'a decided proposal never changes' using errcode = 'restrict_violation';
  end if;
  if (to_jsonb(new) - '{status,decided_by,decided_at,decision_reason,entry_id,takes_effect_at,agreed_by}'::text[])
      is distinct from (to_jsonb(old) - '{status,decided_by,decided_at,decision_reason,entry_id,takes_effect_at,agreed_by}'::text[])
    or (old.agreed_by is not null and new.agreed_by is distinct from old.agreed_by)
    or (new.takes_effect_at is not null and new.takes_effect_at is distinct from old.takes_effect_at and (old.agreed_by is not null
      or new.agreed_by is null or new.status <> 'pending' or new.takes_effect_at < now() + interval '24 hours')) then
    raise exception 'what a proposal asks for never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- A text as it is searched, with one space for whatever stands between words: spaces and punctuation.
create or replace function search_cut(p_text text)
returns text language sql immutable parallel safe as $$
  select regexp_replace(search_text(p_text),
    '[\u0001-/:-@\[-`{-\u00bf\u00d7\u00f7\u1680\u2000-\u206f\u20a0-\u20cf\u3000-\u3003]+', ' ', 'g')
$$;

-- Whether each of the words begins a word of the text, or a piece of it between spaces: an e-mail is looked for whole, too. For lists of
-- up to some thousand rows; those of more have an index of their words (search_words).
create or replace function search_fits(p_text text, p_words text[])
returns boolean language plpgsql immutable parallel safe as $$
declare
  v_text text := search_text(coalesce(p_text, ''));
  v_line text := ' ' || search_cut(v_text) || ' ' || v_text;
  v_word text;
begin
  foreach v_word in array p_words loop
    if strpos(v_line, ' ' || v_word) = 0 then return false; end if;
  end loop;
  return true;
end $$;

create or replace function search_payer()
returns trigger language plpgsql as $$
begin
  perform search_words_save('payer', new.id, search_words_of(new.name), tg_op = 'INSERT');
  return null;
end $$;

-- A text as it is searched (`foldText` of the kernel's core/search says the same): NFKC, lower case whatever the database's collation
-- knows, without signs that nobody sees, «ё» as «е».
create or replace function search_text(p_text text)
returns text language sql immutable parallel safe as $$
  select replace(normalize(translate(lower(normalize(replace(p_text, '№', ' '), nfkc) collate "und-x-icu") collate "C",
    U&'\00ad\0307\034f\200b\200c\200d\200e\200f\202a\202b\202c\202d\202e\2060\2061\2062'
    '\2063\2064\2066\2067\2068\2069\feff', ''), nfc), 'ё', 'е')
$$;

-- Whoever is deleted is found no more.
create or replace function search_user()
returns trigger language plpgsql as $$
begin
  perform search_words_save('user', new.id, case when new.deleted_at is null
    then search_words_of_user(new.display_name, new.email, new.phone) else '{}' end, tg_op = 'INSERT');
  return null;
end $$;

-- The words of a text, each once, its first 60 letters (`searchWords` of the kernel's core/search). In plpgsql, which keeps its plan: a
-- trigger asks for each row.
create or replace function search_words_of(p_text text)
returns text[] language plpgsql immutable parallel safe as $$
begin
  return array(select distinct left(w.word, 60) from unnest(string_to_array(search_cut(p_text), ' ')) w (word) where w.word <> '');
end $$;

-- What a person is found by: words of the name; the e-mail whole, its halves and their pieces; the phone from its last ten, seven
-- and four digits on.
create or replace function search_words_of_user(p_name text, p_email text, p_phone text)
returns text[] language plpgsql immutable parallel safe as $$
declare
  v_email text := search_text(p_email);
  v_digits text := regexp_replace(coalesce(p_phone, ''), '[^0-9]', '', 'g');
  v_words text[] := search_words_of(p_name || ' ' || v_email);
begin
  if v_email <> '' then
    v_words := v_words || left(v_email, 60) || left(split_part(v_email, '@', 1), 60) || left(split_part(v_email, '@', 2), 60);
  end if;
  if length(v_digits) >= 10 then
    v_words := v_words || right(v_digits, 10) || right(v_digits, 7) || right(v_digits, 4);
  end if;
  return array(select distinct w from unnest(v_words) w where w <> '');
end $$;

-- Makes these the words of a row; what stays is not written again.
create or replace function search_words_save(p_entity text, p_id uuid, p_words text[], p_is_new boolean)
returns void language plpgsql as $$
begin
  if not p_is_new then
    delete from search_words where entity = p_entity and id = p_id and word <> all (p_words);
  end if;
  insert into search_words select p_entity, p_id, w from unnest(p_words) w on conflict do nothing;
end $$;

-- Why somebody is no second person for what p_proposer proposed at p_at; null when they are one (product §19.5). A right
-- without a grant was there before grants were kept, or came by the command line or a migration: nobody gave it, and it
-- is old. Two people of whom one made the other are one, whichever of them proposes.
create or replace function second_obstacle(p_user uuid, p_permission text, p_proposer uuid, p_at timestamptz)
returns text language sql stable as $$
  select case
    when p_user = p_proposer then 'author'
    when not person_holds(p_user, p_permission) then 'permission'
    when not exists (select from users u where u.id = p_user and u.password_hash is not null) then 'credential'
    when exists (select from grants g where g.user_id = p_user and g.given_by = p_proposer
        and g.kind in ('account', 'permission', 'email', 'password_link') and g.at > p_at - interval '30 days') then 'by_author'
    when exists (select from grants g where g.user_id = p_proposer and g.given_by = p_user
        and g.kind in ('account', 'permission', 'email', 'password_link') and g.at > p_at - interval '30 days') then 'made_author'
    when exists (select from grants g where g.user_id = p_user and g.at > p_at - interval '24 hours'
        and (g.kind = 'credential' or (g.kind = 'permission' and g.permission = p_permission and g.given_by is not null))) then 'too_new'
  end
$$;

-- A session opens together with its row in the audit log, so nobody makes one for somebody else unseen.
create or replace function session_is_recorded()
returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not exists (select from audit_log where entity_type = 'session' and entity_id = new.id::text
      and action = 'auth.sign_in' and actor_id = new.user_id) then
    raise exception 'a session opens without its row in the audit log' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

-- Nobody gets an e-mail that is kept for somebody else. It is asked behind the row, because whoever waited for a taken e-mail
-- sees only then that it was left a moment ago; and it is refused as a taken one is.
create or replace function user_email_is_free()
returns trigger language plpgsql as $$
begin
  if email_is_kept(new.email, new.id) then
    raise exception 'the e-mail is kept for whoever has left it' using errcode = 'unique_violation';
  end if;
  return null;
end $$;

-- Whoever gets a company is its member; a suspended one who comes back keeps the cap.
create or replace function user_enters_company()
returns trigger language plpgsql as $$
begin
  insert into company_members as m (user_id, company_id) values (new.id, new.company_id)
  on conflict (user_id) do update set company_id = excluded.company_id, suspended_role_id = null,
    monthly_cap = case when m.company_id = excluded.company_id then m.monthly_cap end,
    joined_at = case when m.company_id = excluded.company_id then m.joined_at else excluded.joined_at end;
  return null;
end $$;

-- Whoever enters a company keeps their global role beside the company's, and has it back when they leave.
create or replace function user_keeps_global_role()
returns trigger language plpgsql as $$
begin
  if old.company_id is null then
    new.global_role_id := old.role_id;
  elsif new.company_id is null then
    if new.deleted_at is null then
      new.role_id := coalesce(old.global_role_id, (select id from roles where key = 'user'));
    end if;
    new.global_role_id := null;
  end if;
  return new;
end $$;

-- A time-ordered id for rows that SQL makes; PostgreSQL 15 has no uuidv7().
create or replace function uuid_v7(p_at timestamptz default clock_timestamp())
returns uuid language sql volatile as $$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from p_at) * 1000)::bigint) from 3) from 1 for 6),
      52, 1), 53, 1), 'hex')::uuid
$$;
