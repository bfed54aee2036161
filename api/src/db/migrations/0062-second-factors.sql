-- How a person proves who they are beside the password (product §12.9), and when they last did (§12.10).
-- step
-- Keys that a device or a password manager holds. With verification of the user one of them is both factors.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- What the authenticator calls the key.
  credential_id bytea not null unique,
  public_key bytea not null,
  -- How often the authenticator has signed, where it counts: a lower number is a copy of the key.
  sign_count bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  -- The browser in which it was made.
  user_agent text not null default '',
  -- Whether the authenticator says that the key is kept elsewhere too, so that a lost device does not lose it.
  is_backed_up boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);
-- The secret of an app that shows codes (RFC 6238). Without `confirmed_at` it has been shown and no code of it was typed yet.
create table totp_secrets (
  user_id uuid primary key references users (id) on delete cascade,
  -- Encrypted with a key of the environment, whose fingerprint it begins with.
  sealed_secret bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz,
  -- The last step of 30 seconds whose code was accepted: none up to it is accepted again.
  last_step bigint,
  last_used_at timestamptz
);
create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  -- The first character of the code, which tells the ten of a person apart, so that one hash is asked.
  selector text not null,
  code_hash text not null,
  created_at timestamptz not null default clock_timestamp(),
  used_at timestamptz,
  primary key (user_id, selector)
);
-- Challenges that a passkey has answered: none is answered twice. One that has expired is refused anyway, and forgotten.
create table spent_challenges (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
create index spent_challenges_expiry on spent_challenges (expires_at);
-- Sign-ins whose password was right and that wait for the second factor, by the hash of what the browser holds.
create table sign_in_steps (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);
create index sign_in_steps_user on sign_in_steps (user_id);
create index sign_in_steps_expiry on sign_in_steps (expires_at);
\ir ../functions/grant_api_rights.sql
-- step
-- When the person last proved who they are in this session, by what and on which device, and when they last did something for
-- which that is asked. A session of before has proved nothing.
alter table sessions
  add column confirmed_at timestamptz,
  add column confirmed_by text,
  add column confirmed_fingerprint text,
  add column confirmation_used_at timestamptz;
