-- `grant_api_rights` lets a word be written and changed, never deleted.

-- Two people say that a company is who its requisites name: `first_by` records it, `second_by` makes it true, as long as the company
-- has the requisites that they have seen and nobody has taken their word back.
create table company_verifications (
  id uuid primary key,
  company_id uuid not null references companies (id),
  inn text not null,
  kpp text,
  bank_account text,
  first_by uuid not null references users (id),
  first_at timestamptz not null default clock_timestamp(),
  second_by uuid references users (id),
  second_at timestamptz,
  revoked_by uuid references users (id),
  revoked_at timestamptz,
  revoke_reason text,
  constraint company_verifications_two_people check (second_by <> first_by),
  constraint company_verifications_second_whole check ((second_by is null) = (second_at is null)),
  constraint company_verifications_revoked_whole check (
    (revoked_by is null) = (revoked_at is null) and (revoked_by is null) = (revoke_reason is null))
);
-- Of the same requisites there is one word at a time.
create unique index company_verifications_one on company_verifications
  (company_id, inn, coalesce(kpp, ''), coalesce(bank_account, '')) where revoked_at is null;
\ir ../functions/company_verification_guard.sql
create trigger company_verifications_guard before insert or delete or update on company_verifications
  for each row execute function company_verification_guard();
-- step
-- Whether two people confirmed the transfer: only such a one verifies the company that it pays for. Null was confirmed before
-- companies were verified, and counts.
alter table bank_transfers add column is_by_two boolean;
