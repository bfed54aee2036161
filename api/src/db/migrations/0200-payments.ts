import type { Migration } from './index.ts';

/** What payments need beside the requests themselves: frozen notices, priced charges, letters sent once, jobs. */
export const payments: Migration = {
  id: '0200-payments',
  sql: [
    /* 'query' is what the provider answered when it was asked about a request. */
    'alter table payment_notices drop constraint payment_notices_command_check',
    `alter table payment_notices add constraint payment_notices_command_check
      check (command in ('pay', 'check', 'query'))`,
    `create function payment_notice_guard() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        raise exception 'a notice is never deleted' using errcode = 'restrict_violation';
      end if;
      if (new.id, new.command, new.http_method, new.raw, new.fields, new.remote_address, new.operation_id, new.received_at)
        is distinct from
        (old.id, old.command, old.http_method, old.raw, old.fields, old.remote_address, old.operation_id, old.received_at)
        or old.decision is not null then
        raise exception 'a notice stays as it came, and is decided once' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`,
    `create trigger payment_notices_guard before update or delete on payment_notices
      for each row execute function payment_notice_guard()`,

    /* How each charge and hold of the chat service came to its price; the key makes a repeated call the same call. */
    `create table model_charges (
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
      hold_id uuid unique references holds (id),
      created_at timestamptz not null default clock_timestamp()
    )`,

    /* A row stands while the balance is below the threshold: the letter of this crossing has been written. */
    `create table low_balance_alerts (
      user_id uuid not null references users (id),
      payer_id uuid not null references payers (id),
      threshold numeric(30,10) not null,
      balance numeric(30,10) not null,
      created_at timestamptz not null default clock_timestamp(),
      primary key (user_id, payer_id)
    )`,
    'create index users_low_balance on users (id) where low_balance_threshold is not null and deleted_at is null',

    /* The postings of a payer that name no person: they belong to the payer's owner. */
    `create index ledger_postings_payer_nobody on ledger_postings (payer_id, created_at desc, id desc)
      where payer_id is not null and user_id is null`,
    'create index ledger_payer_days_day on ledger_payer_days (day)',

    `create table job_runs (
      name text primary key,
      started_at timestamptz not null,
      finished_at timestamptz,
      error text
    )`,

    /* The provider's side of the demonstration: what it knows of a payment, and the notices that it still owes. */
    `create table emulator_operations (
      id bigint generated always as identity (start with 100000001) primary key,
      transaction_id text not null,
      fields jsonb not null,
      status text not null default 'created' check (status in ('created', 'inprogress', 'succeeded', 'canceled')),
      notices_due integer not null default 0,
      attempts integer not null default 0,
      next_attempt_at timestamptz,
      last_answer text,
      created_at timestamptz not null default clock_timestamp()
    )`,
    'create index emulator_operations_transaction on emulator_operations (transaction_id, id)',
    'create index emulator_operations_due on emulator_operations (next_attempt_at) where notices_due > 0',
  ].join(';\n'),
};
