import type { Migration } from './index.ts';

/** The double-entry ledger: accounts, entries, postings, the balance row of each payer, holds and roll-ups. */
export const ledgerTables: Migration = {
  id: '0110-ledger-tables',
  sql: [
    /* A payer's account carries the payer's own id, so that a posting reaches its balance row without a join. */
    `create table ledger_accounts (
      id uuid primary key,
      code text not null unique,
      payer_id uuid unique references payers (id),
      constraint ledger_accounts_payer_has_own_id check (payer_id is null or payer_id = id),
      constraint ledger_accounts_system_ids_come_first check (
        (payer_id is null) = (id < '00000000-0000-7000-8000-000000000100'))
    )`,
    `insert into ledger_accounts (id, code) values
      ('00000000-0000-7000-8000-000000000001', 'gateway'),
      ('00000000-0000-7000-8000-000000000002', 'bank'),
      ('00000000-0000-7000-8000-000000000003', 'revenue'),
      ('00000000-0000-7000-8000-000000000004', 'bonus'),
      ('00000000-0000-7000-8000-000000000005', 'adjustment')`,

    /* The one hot row of a payer; a low fill factor keeps its updates on the same page. */
    `create table payer_balances (
      payer_id uuid primary key references payers (id),
      balance numeric(30,10) not null default 0,
      held numeric(30,10) not null default 0 check (held >= 0),
      credit_limit numeric(30,10) not null default 0 check (credit_limit >= 0),
      total_topped_up numeric(30,10) not null default 0,
      total_spent numeric(30,10) not null default 0,
      updated_at timestamptz not null default now(),
      constraint payer_balances_within_credit_limit check (balance - held >= -credit_limit)
    ) with (fillfactor = 50)`,

    `create table ledger_entries (
      id uuid primary key,
      kind text not null check (kind in ('topup', 'bonus', 'charge', 'refund', 'adjustment', 'reversal')),
      root_kind text not null check (root_kind in ('topup', 'bonus', 'charge', 'adjustment')),
      original_id uuid references ledger_entries (id),
      user_id uuid references users (id),
      actor_id uuid references users (id),
      model_id text references models (id),
      document_type text,
      document_id text,
      document_number text,
      description text not null default '',
      reason text,
      request_key text unique,
      created_at timestamptz not null default clock_timestamp(),
      constraint ledger_entries_answer_names_its_original check (
        (kind in ('refund', 'reversal')) = (original_id is not null))
    )`,
    "create unique index ledger_entries_one_reversal on ledger_entries (original_id) where kind = 'reversal'",
    "create index ledger_entries_refunds on ledger_entries (original_id) where kind = 'refund'",
    `create index ledger_entries_document on ledger_entries (document_type, document_id) where document_id is not null`,

    /*
     * type, user_id, model_id and created_at repeat the entry's: a page of a payer's transactions reads one index.
     * payer_id is account_id where that is a payer's, so it needs no foreign key of its own.
     */
    `create table ledger_postings (
      id uuid not null,
      number bigint generated always as identity,
      entry_id uuid not null references ledger_entries (id),
      account_id uuid not null references ledger_accounts (id),
      payer_id uuid,
      type text not null,
      user_id uuid,
      model_id text,
      amount numeric(30,10) not null check (amount <> 0),
      balance_after numeric(30,10),
      created_at timestamptz not null,
      primary key (entry_id, account_id),
      constraint ledger_postings_payer_knows_balance check ((payer_id is null) = (balance_after is null))
    )`,
    'create unique index ledger_postings_id on ledger_postings (id) where payer_id is not null',
    'create index ledger_postings_all on ledger_postings (created_at desc, id desc) where payer_id is not null',
    `create index ledger_postings_payer on ledger_postings (payer_id, created_at desc, id desc)
      where payer_id is not null`,
    `create index ledger_postings_payer_type on ledger_postings (payer_id, type, created_at desc, id desc)
      where payer_id is not null and type <> 'charge'`,
    `create index ledger_postings_user on ledger_postings (user_id, created_at desc, id desc)
      where payer_id is not null and user_id is not null`,

    `create table holds (
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
    )`,
    "create index holds_active on holds (payer_id, expires_at) where status = 'active'",

    /* Totals of a payer over any period come from these rows, written by the same transaction as the posting. */
    `create table ledger_payer_days (
      payer_id uuid not null,
      day date not null,
      type text not null,
      model_id text not null default '',
      amount_in numeric(30,10) not null default 0,
      amount_out numeric(30,10) not null default 0,
      postings bigint not null default 0,
      primary key (payer_id, day, type, model_id)
    ) with (fillfactor = 70)`,
    `create table ledger_user_days (
      user_id uuid not null,
      payer_id uuid not null,
      day date not null,
      type text not null,
      amount_in numeric(30,10) not null default 0,
      amount_out numeric(30,10) not null default 0,
      postings bigint not null default 0,
      primary key (user_id, payer_id, day, type)
    ) with (fillfactor = 70)`,

    `create table ledger_checks (
      id uuid primary key,
      ok boolean not null,
      entries bigint not null,
      postings bigint not null,
      payers bigint not null,
      problems jsonb not null,
      started_at timestamptz not null,
      finished_at timestamptz not null
    )`,
    'create index ledger_checks_latest on ledger_checks (finished_at desc)',
  ].join(';\n'),
};
