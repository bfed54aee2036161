-- The double-entry ledger. Whoever writes the SQL, the database refuses to change or lose a posting, to store an entry
-- that does not sum to zero, and to let a balance differ from its postings or `held` from the active holds.

\ir ../functions/ledger_day.sql
\ir ../functions/ledger_day_start.sql
\ir ../functions/ledger_refuse_change.sql

-- A payer's account has the payer's id, so a posting reaches its balance row without a join.
create table ledger_accounts (
  id uuid primary key,
  code text not null unique,
  payer_id uuid unique references payers (id),
  constraint ledger_accounts_payer_has_own_id check (payer_id is null or payer_id = id),
  constraint ledger_accounts_system_ids_come_first check (
    (payer_id is null) = (id < '00000000-0000-7000-8000-000000000100'))
);
insert into ledger_accounts (id, code) values
  ('00000000-0000-7000-8000-000000000001', 'gateway'),
  ('00000000-0000-7000-8000-000000000002', 'bank'),
  ('00000000-0000-7000-8000-000000000003', 'revenue'),
  ('00000000-0000-7000-8000-000000000004', 'bonus'),
  ('00000000-0000-7000-8000-000000000005', 'adjustment');
create trigger ledger_accounts_stay before update or delete on ledger_accounts
  for each row execute function ledger_refuse_change();
create trigger ledger_accounts_never_truncated before truncate on ledger_accounts
  for each statement execute function ledger_refuse_change();
\ir ../functions/ledger_system_account.sql
\ir ../functions/ledger_is_system_account.sql

-- The hot row of a payer: the low fill factor keeps its updates on one page.
create table payer_balances (
  payer_id uuid primary key references payers (id),
  balance numeric(30,10) not null default 0,
  held numeric(30,10) not null default 0,
  credit_limit numeric(30,10) not null default 0,
  -- What may be spent now.
  available numeric(30,10) not null generated always as (balance - held + credit_limit) stored,
  total_topped_up numeric(30,10) not null default 0,
  total_spent numeric(30,10) not null default 0,
  updated_at timestamptz not null default now(),
  constraint payer_balances_within_credit_limit check (
    held >= 0 and credit_limit >= 0 and available >= 0)
) with (fillfactor = 50);
\ir ../functions/payer_balance_guard.sql
create trigger payer_balances_start before insert or delete on payer_balances
  for each row execute function payer_balance_guard();
create trigger payer_balances_guard
  before update of balance, held, total_topped_up, total_spent on payer_balances
  for each row execute function payer_balance_guard();
\ir ../functions/payer_open_account.sql
create trigger payers_open_account after insert on payers
  for each row execute function payer_open_account();

-- user_id and model_id have no foreign keys here; the roll-ups below have them (docs/decisions/0012).
\ir ../functions/ledger_kinds_agree.sql
create table ledger_entries (
  id uuid primary key,
  kind text not null,
  root_kind text not null,
  original_id uuid references ledger_entries (id),
  user_id uuid,
  actor_id uuid references users (id),
  model_id text,
  document_type text,
  document_id text,
  document_number text,
  description text not null default '',
  reason text,
  request_key text unique,
  created_at timestamptz not null default clock_timestamp(),
  constraint ledger_entries_kinds_agree check (ledger_kinds_agree(kind, root_kind, original_id))
);
create unique index ledger_entries_one_reversal on ledger_entries (original_id) where kind = 'reversal';
create index ledger_entries_refunds on ledger_entries (original_id) where kind = 'refund';
create index ledger_entries_document on ledger_entries (document_type, document_id)
  where document_id is not null;
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function ledger_refuse_change();
create trigger ledger_entries_never_truncated before truncate on ledger_entries
  for each statement execute function ledger_refuse_change();
\ir ../functions/ledger_entry_has_postings.sql
create constraint trigger ledger_entries_have_postings after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_entry_has_postings();

-- type, user_id, model_id and created_at repeat the entry's, so a page of transactions reads one index.
-- payer_id equals account_id for a payer's account and is null for a system account.
create table ledger_postings (
  id uuid not null,
  number bigint generated always as identity,
  entry_id uuid not null,
  account_id uuid not null,
  payer_id uuid,
  type text not null,
  user_id uuid,
  model_id text,
  amount numeric(30,10) not null,
  balance_after numeric(30,10),
  created_at timestamptz not null,
  primary key (entry_id, account_id),
  constraint ledger_postings_whole check (amount <> 0 and (payer_id is null) = (balance_after is null))
);
create unique index ledger_postings_id on ledger_postings (id) where payer_id is not null;
create index ledger_postings_all on ledger_postings (created_at desc, id desc) where payer_id is not null;
create index ledger_postings_payer on ledger_postings (payer_id, created_at desc, id desc)
  where payer_id is not null;
create index ledger_postings_user on ledger_postings (user_id, created_at desc, id desc)
  where payer_id is not null and user_id is not null;
-- Postings without a person belong to the payer's owner.
create index ledger_postings_payer_nobody on ledger_postings (payer_id, created_at desc, id desc)
  where payer_id is not null and user_id is null;
-- For the filter by model: finds even a rarely used one fast.
create index ledger_postings_payer_model on ledger_postings (payer_id, model_id, created_at desc, id desc)
  where payer_id is not null and model_id is not null;
-- For the filter by type. Nearly all postings are charges: leaving them out keeps these indexes small, and a charge
-- writes to none of them.
create index ledger_postings_payer_type on ledger_postings (payer_id, type, created_at desc, id desc)
  where payer_id is not null and type <> 'charge';
create index ledger_postings_user_type on ledger_postings (user_id, type, created_at desc, id desc)
  where payer_id is not null and user_id is not null and type <> 'charge';
create index ledger_postings_type on ledger_postings (type, created_at desc, id desc)
  where payer_id is not null and type <> 'charge';
create index ledger_postings_payer_income on ledger_postings (payer_id, created_at desc, id desc)
  where payer_id is not null and amount > 0;
create index ledger_postings_user_income on ledger_postings (user_id, created_at desc, id desc)
  where payer_id is not null and user_id is not null and amount > 0;
create trigger ledger_postings_append_only before update or delete on ledger_postings
  for each row execute function ledger_refuse_change();
create trigger ledger_postings_never_truncated before truncate on ledger_postings
  for each statement execute function ledger_refuse_change();
\ir ../functions/ledger_posting_apply.sql
create trigger ledger_postings_apply before insert on ledger_postings
  for each row execute function ledger_posting_apply();
\ir ../functions/ledger_postings_come_whole.sql
create trigger ledger_postings_sum_to_zero after insert on ledger_postings referencing new table as lines
  for each statement execute function ledger_postings_come_whole();

create table holds (
  id uuid primary key,
  payer_id uuid not null references payers (id),
  user_id uuid references users (id),
  model_id text references models (id),
  amount numeric(30,10) not null check (amount > 0),
  status text not null default 'active' check (status in ('active', 'captured', 'released', 'expired')),
  request_key text unique,
  entry_id uuid references ledger_entries (id) deferrable initially deferred,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  closed_at timestamptz,
  constraint holds_closed_says_when check ((status = 'active') = (closed_at is null)),
  constraint holds_captured_names_entry check ((status = 'captured') = (entry_id is not null))
);
create index holds_active on holds (payer_id, expires_at) where status = 'active';
\ir ../functions/hold_apply.sql
create trigger holds_apply before insert or update or delete on holds
  for each row execute function hold_apply();

-- Daily sums, written in the transaction of each posting: totals of a period add up days instead of postings.
create table ledger_payer_days (
  payer_id uuid not null,
  day date not null,
  type text not null,
  model_id text not null default '',
  amount_in numeric(30,10) not null default 0,
  amount_out numeric(30,10) not null default 0,
  postings bigint not null default 0,
  named_model text generated always as (nullif(model_id, '')) stored references models (id),
  primary key (payer_id, day, type, model_id)
) with (fillfactor = 70);
create index ledger_payer_days_day on ledger_payer_days (day);
create table ledger_user_days (
  user_id uuid not null references users (id),
  payer_id uuid not null,
  day date not null,
  type text not null,
  amount_in numeric(30,10) not null default 0,
  amount_out numeric(30,10) not null default 0,
  postings bigint not null default 0,
  model_id text not null default '',
  primary key (user_id, payer_id, day, type, model_id)
) with (fillfactor = 70);

-- A row exists while the balance is below the threshold; its letter has been written.
create table low_balance_alerts (
  user_id uuid not null references users (id),
  payer_id uuid not null references payers (id),
  threshold numeric(30,10) not null,
  balance numeric(30,10) not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (user_id, payer_id)
);

-- Every movement of money is one call of one of these functions.
create type ledger_result as (
  status text, entry_id uuid, hold_id uuid, balance numeric(30,10), held numeric(30,10), available numeric(30,10)
);
create type ledger_month as (cap numeric(30,10), spent numeric(30,10), resets_at timestamptz);
\ir ../functions/ledger_answer.sql
\ir ../functions/ledger_replay.sql
\ir ../functions/ledger_post.sql
\ir ../functions/ledger_member_month.sql
\ir ../functions/ledger_over_cap.sql
\ir ../functions/ledger_charge.sql
\ir ../functions/ledger_hold.sql
\ir ../functions/ledger_capture.sql
\ir ../functions/ledger_release.sql
\ir ../functions/ledger_expire_holds.sql
\ir ../functions/ledger_refund.sql
\ir ../functions/ledger_reverse.sql
\ir ../functions/ledger_payer_totals.sql

-- How the price of each charge and reserve was made; request_key makes a repeated call the same call. Rows are never
-- changed: capturing a reserve adds a second row.
create table model_charges (
  request_key text primary key,
  user_id uuid not null references users (id),
  payer_id uuid not null references payers (id),
  model_id text not null references models (id),
  input_tokens bigint not null check (input_tokens >= 0),
  output_tokens bigint not null check (output_tokens >= 0),
  base_amount numeric(30,10) not null,
  correction_id uuid references rate_corrections (id),
  correction_multiplier numeric(10,4) not null,
  tier text not null references tiers (code),
  tier_multiplier numeric(10,4) not null,
  amount numeric(30,10) not null,
  entry_id uuid references ledger_entries (id),
  hold_id uuid references holds (id),
  created_at timestamptz not null default clock_timestamp(),
  -- The trigger computes it from the columns above.
  digest text not null
);
create unique index model_charges_entry on model_charges (entry_id) where entry_id is not null;
create unique index model_charges_hold on model_charges (hold_id, split_part(request_key, ':', 1))
  where hold_id is not null;
create trigger model_charges_append_only before update or delete on model_charges
  for each row execute function ledger_refuse_change();
create trigger model_charges_never_truncated before truncate on model_charges
  for each statement execute function ledger_refuse_change();
\ir ../functions/model_charge_digest.sql
\ir ../functions/model_charge_seal.sql
create trigger model_charges_seal before insert on model_charges
  for each row execute function model_charge_seal();
