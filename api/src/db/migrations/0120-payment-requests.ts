import type { Migration } from './index.ts';

/** Requests for payment, their history and the provider's notices; the database itself keeps the order of statuses. */
export const paymentRequests: Migration = {
  id: '0120-payment-requests',
  sql: [
    `create table payment_requests (
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
      constraint payment_requests_card_has_provider check ((method = 'card') = (provider is not null)),
      constraint payment_requests_paid_names_entry check (
        (status in ('paid', 'refunded')) = (entry_id is not null and paid_at is not null)),
      constraint payment_requests_refunded_names_entry check ((status = 'refunded') = (refund_entry_id is not null)),
      constraint payment_requests_rejected_says_why check (
        status <> 'rejected' or length(trim(coalesce(reject_reason, ''))) > 0)
    )`,
    'create index payment_requests_all on payment_requests (created_at desc, id desc)',
    'create index payment_requests_payer on payment_requests (payer_id, created_at desc, id desc)',
    'create index payment_requests_user on payment_requests (user_id, created_at desc, id desc)',
    'create index payment_requests_status on payment_requests (status, created_at desc, id desc)',
    `create index payment_requests_open on payment_requests (expires_at) where status in ('pending', 'processing')`,

    `create table payment_request_history (
      id bigint generated always as identity primary key,
      request_id uuid not null references payment_requests (id),
      at timestamptz not null,
      from_status text,
      to_status text not null,
      actor_id uuid references users (id),
      note text
    )`,
    'create index payment_request_history_request on payment_request_history (request_id, id)',
    `create trigger payment_request_history_append_only before update or delete on payment_request_history
      for each row execute function ledger_refuse_change()`,

    `create table payment_request_transitions (
      from_status text not null,
      to_status text not null,
      primary key (from_status, to_status)
    )`,
    `insert into payment_request_transitions (from_status, to_status) values
      ('pending', 'processing'), ('pending', 'rejected'), ('pending', 'cancelled'), ('pending', 'expired'),
      ('pending', 'failed'), ('processing', 'paid'), ('processing', 'rejected'), ('processing', 'expired'),
      ('processing', 'failed'), ('paid', 'refunded')`,

    /* status_by and status_note of the same update become the history row, so that no change goes unrecorded. */
    `create function payment_request_guard() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        raise exception 'a payment request is never deleted' using errcode = 'restrict_violation';
      end if;
      if tg_op = 'INSERT' then
        if new.status <> 'pending' then
          raise exception 'a payment request starts pending' using errcode = 'restrict_violation';
        end if;
        new.status_at := new.created_at;
        return new;
      end if;
      if (new.id, new.number, new.method, new.amount, new.currency, new.payer_id, new.user_id, new.created_at)
        is distinct from
        (old.id, old.number, old.method, old.amount, old.currency, old.payer_id, old.user_id, old.created_at) then
        raise exception 'what a payment request asks for never changes' using errcode = 'restrict_violation';
      end if;
      if new.status <> old.status then
        if not exists (select from payment_request_transitions
          where from_status = old.status and to_status = new.status) then
          raise exception 'a payment request does not go from % to %', old.status, new.status
            using errcode = 'restrict_violation', constraint = 'payment_requests_transition';
        end if;
        if new.status_at = old.status_at then new.status_at := clock_timestamp(); end if;
      end if;
      return new;
    end $$`,
    `create trigger payment_requests_guard before insert or update or delete on payment_requests
      for each row execute function payment_request_guard()`,
    `create function payment_request_record() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.status = old.status then return null; end if;
      insert into payment_request_history (request_id, at, from_status, to_status, actor_id, note)
      values (new.id, new.status_at, case tg_op when 'UPDATE' then old.status end, new.status,
        case tg_op when 'INSERT' then coalesce(new.status_by, new.user_id) else new.status_by end, new.status_note);
      return null;
    end $$`,
    `create trigger payment_requests_record after insert or update of status on payment_requests
      for each row execute function payment_request_record()`,

    /* Every notice as it came, stored before it is judged; the decision is written once, beside it. */
    `create table payment_notices (
      id uuid primary key,
      request_id uuid references payment_requests (id),
      command text not null check (command in ('pay', 'check')),
      http_method text not null,
      raw text not null,
      fields jsonb not null default '{}',
      remote_address text,
      operation_id text,
      received_at timestamptz not null default clock_timestamp(),
      decision text,
      reason text,
      answer text,
      decided_at timestamptz
    )`,
    'create index payment_notices_request on payment_notices (request_id, received_at)',
    'create index payment_notices_received on payment_notices (received_at desc, id desc)',
  ].join(';\n'),
};
