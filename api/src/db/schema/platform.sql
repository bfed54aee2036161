-- The API's own bookkeeping.

\ir ../functions/uuid_v7.sql

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- status is null while the first request is still running.
create table idempotency_keys (
  scope text not null,
  key text not null,
  request_hash text not null,
  status integer,
  body text,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);

create unlogged table rate_limits (
  bucket text primary key,
  hits integer not null,
  resets_at timestamptz not null
);

create table job_runs (
  name text primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  error text
);

-- A letter is written in the transaction that causes it and sent later.
create table outbox (
  id uuid primary key,
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
  last_error text
);
create index outbox_waiting on outbox (available_at) where sent_at is null and failed_at is null;

\ir ../functions/grant_api_rights.sql
