-- Who must have a second factor, and since when it is asked of them (product §12.13).
-- step
\ir ../functions/person_has_factor.sql
alter table users
  -- Since when a second factor is asked of the person; null: it is not. Seven days later the cabinet is closed without one.
  add column factor_asked_at timestamptz;
-- step
alter table companies
  -- Whether the owner asks a second factor of the company's people.
  add column asks_second_factor boolean not null default false;
-- step outside of a transaction
create index concurrently if not exists users_factor_asked on users (id) where factor_asked_at is not null;
-- step outside of a transaction
create index concurrently if not exists companies_ask_factor on companies (id) where asks_second_factor;
