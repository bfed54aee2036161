-- Payment requests, their history and the provider's notices. The database enforces the order of statuses.

create table payment_requests (
  id uuid primary key,
  number bigint generated always as identity unique,
  method text not null check (method in ('card', 'invoice')),
  amount numeric(30,10) not null check (amount > 0),
  currency text not null default 'RUB' check (currency = 'RUB'),
  status text not null default 'pending' check (status in
    ('pending', 'processing', 'paid', 'rejected', 'cancelled', 'expired', 'failed', 'refunded')),
  payer_id uuid not null references payers (id),
  user_id uuid not null references users (id),
  provider text check (provider in ('payanyway')),
  provider_operation_id text unique,
  bank_reference text,
  reject_reason text,
  entry_id uuid unique references ledger_entries (id),
  refund_entry_id uuid unique references ledger_entries (id),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  paid_at timestamptz,
  status_at timestamptz not null default clock_timestamp(),
  status_by uuid references users (id),
  status_note text,
  -- The first of the two people who confirm a large payment.
  confirmed_by uuid references users (id),
  confirmed_at timestamptz,
  constraint payment_requests_card_has_provider check ((method = 'card') = (provider is not null)),
  constraint payment_requests_paid_names_entry check (
    (status in ('paid', 'refunded')) = (entry_id is not null and paid_at is not null)),
  constraint payment_requests_refunded_names_entry check ((status = 'refunded') = (refund_entry_id is not null)),
  constraint payment_requests_rejected_says_why check (
    status <> 'rejected' or length(trim(coalesce(reject_reason, ''))) > 0),
  constraint payment_requests_confirmed_in_process check (confirmed_by is null or status = 'processing'),
  constraint payment_requests_confirmed_at_a_time check ((confirmed_by is null) = (confirmed_at is null))
);
create index payment_requests_all on payment_requests (created_at desc, id desc);
create index payment_requests_payer on payment_requests (payer_id, created_at desc, id desc);
create index payment_requests_user on payment_requests (user_id, created_at desc, id desc);
create index payment_requests_status on payment_requests (status, created_at desc, id desc);
create index payment_requests_open on payment_requests (expires_at) where status in ('pending', 'processing');

create table payment_request_history (
  id bigint generated always as identity primary key,
  request_id uuid not null references payment_requests (id),
  at timestamptz not null,
  from_status text,
  to_status text not null,
  actor_id uuid references users (id),
  note text
);
create index payment_request_history_request on payment_request_history (request_id, id);
create trigger payment_request_history_append_only before update or delete on payment_request_history
  for each row execute function ledger_refuse_change();

create table payment_request_transitions (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into payment_request_transitions (from_status, to_status) values
  ('pending', 'processing'), ('pending', 'rejected'), ('pending', 'cancelled'), ('pending', 'expired'),
  ('pending', 'failed'), ('processing', 'paid'), ('processing', 'rejected'), ('processing', 'expired'),
  ('processing', 'failed'), ('paid', 'refunded');

\ir ../functions/payment_request_guard.sql
create trigger payment_requests_guard before insert or update or delete on payment_requests
  for each row execute function payment_request_guard();
\ir ../functions/payment_request_forget_confirmation.sql
create trigger payment_requests_confirmation before update on payment_requests
  for each row execute function payment_request_forget_confirmation();
\ir ../functions/payment_request_record.sql
create trigger payment_requests_record after insert or update of status, confirmed_by on payment_requests
  for each row execute function payment_request_record();

-- Every notice is stored as received, before it is judged; the decision is added once. 'query' is the provider's answer
-- to our question about a request. Anybody can send a notice without a valid signature, so those may be deleted after
-- a week.
create table payment_notices (
  id uuid primary key,
  request_id uuid references payment_requests (id),
  command text not null check (command in ('pay', 'check', 'query')),
  http_method text not null,
  raw text not null,
  fields jsonb not null default '{}',
  remote_address text,
  operation_id text,
  received_at timestamptz not null default clock_timestamp(),
  decision text,
  reason text,
  answer text,
  decided_at timestamptz,
  is_signed boolean not null default true
);
create index payment_notices_request on payment_notices (request_id, received_at);
create index payment_notices_received on payment_notices (received_at desc, id desc);
create index payment_notices_unsigned on payment_notices (received_at) where not is_signed;
create index payment_notices_signed_request on payment_notices (request_id, received_at) where is_signed;
\ir ../functions/payment_notice_guard.sql
create trigger payment_notices_guard before update or delete on payment_notices
  for each row execute function payment_notice_guard();

-- The emulated provider of the demonstration: its payments, and the notices it has yet to send.
create table emulator_operations (
  id bigint generated always as identity (start with 100000001) primary key,
  transaction_id text not null,
  fields jsonb not null,
  status text not null default 'created' check (status in ('created', 'inprogress', 'succeeded', 'canceled')),
  notices_due integer not null default 0,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  last_answer text,
  created_at timestamptz not null default clock_timestamp()
);
create index emulator_operations_transaction on emulator_operations (transaction_id, id);
create index emulator_operations_due on emulator_operations (next_attempt_at) where notices_due > 0;
