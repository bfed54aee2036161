-- Models and the corrections of their prices.

-- The models of the chat service. Prices are in roubles per million tokens.
create table models (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9.-]*$'),
  name text not null,
  developer text not null,
  type text not null,
  tags text[] not null default '{}',
  input_price numeric(30,10) not null check (input_price >= 0),
  output_price numeric(30,10) not null check (output_price >= 0),
  enabled boolean not null default true,
  created_at timestamptz not null default now()
);

-- A correction covers all models or some of them, for one payer, one tier or everybody.
create table rate_corrections (
  id uuid primary key,
  number bigint generated always as identity unique,
  scope_type text not null check (scope_type in ('all', 'vendor', 'tag', 'type', 'model')),
  scope_value text,
  target_payer_id uuid references payers (id),
  target_tier text references tiers (code),
  multiplier numeric(10,4) not null check (multiplier > 0),
  reason text not null check (length(trim(reason)) > 0),
  valid_from timestamptz not null default now(),
  valid_to timestamptz check (valid_to > valid_from),
  is_active boolean not null default true,
  created_by uuid references users (id),
  created_at timestamptz not null default clock_timestamp(),
  deactivated_by uuid references users (id),
  deactivated_at timestamptz,
  constraint rate_corrections_scope_names_value check ((scope_type = 'all') = (scope_value is null)),
  constraint rate_corrections_one_target check (target_payer_id is null or target_tier is null),
  constraint rate_corrections_inactive_says_when check (is_active = (deactivated_at is null))
);
create index rate_corrections_active on rate_corrections (valid_from) where is_active;
create index rate_corrections_all on rate_corrections (created_at desc, id desc);
