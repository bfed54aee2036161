-- Statements of the bank. A transfer is one row, known by account, date, number, amount and the payer's account, however many
-- statements tell of it; a line is what one file said of it.
create table bank_statements (
  id uuid primary key,
  file_name text not null,
  file_hash text not null,
  encoding text not null check (encoding in ('windows-1251', 'cp866', 'utf-8')),
  sender text,
  account text not null,
  period_from date not null,
  period_to date not null,
  uploaded_by uuid not null references users (id),
  created_at timestamptz not null default clock_timestamp()
);
create index bank_statements_created on bank_statements (created_at, id);
create trigger bank_statements_append_only before update or delete on bank_statements
  for each row execute function ledger_refuse_change();

-- `request_id` is the payment request that the transfer was confirmed for; by the first of two people too.
create table bank_transfers (
  id uuid primary key,
  account text not null,
  document_date date not null,
  document_number text not null,
  amount numeric(30,10) not null check (amount > 0),
  payer_account text not null,
  request_id uuid unique references payment_requests (id),
  confirmed_by uuid references users (id),
  confirmed_at timestamptz,
  ignored_reason text,
  ignored_by uuid references users (id),
  ignored_at timestamptz,
  constraint bank_transfers_known_by unique (account, document_date, document_number, amount, payer_account),
  constraint bank_transfers_confirmed_whole check (
    (request_id is null) = (confirmed_by is null) and (request_id is null) = (confirmed_at is null)),
  constraint bank_transfers_ignored_whole check (
    (ignored_at is null) = (ignored_by is null) and (ignored_at is null) = (ignored_reason is null)),
  constraint bank_transfers_ignored_or_confirmed check (ignored_at is null or request_id is null)
);
\ir ../functions/bank_transfer_guard.sql
create trigger bank_transfers_guard before insert or update or delete on bank_transfers
  for each row execute function bank_transfer_guard();

-- A line without a transfer is money that went out.
create table bank_statement_lines (
  statement_id uuid not null references bank_statements (id),
  n integer not null check (n > 0),
  transfer_id uuid references bank_transfers (id),
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
  primary key (statement_id, n)
);
create unique index bank_statement_lines_first on bank_statement_lines (transfer_id) where is_first;
create trigger bank_statement_lines_append_only before update or delete on bank_statement_lines
  for each row execute function ledger_refuse_change();
