-- Proposals to add funds to a payer: a large sum waits for a second person. The lists of payers and of proposals.

-- A change made by hand counts up; one that was begun over an older state is refused.
alter table payers add column version integer not null default 1 check (version > 0);
create index payers_created on payers (created_at, id);
create index payers_name on payers (name, id);

create table fund_proposals (
  id uuid primary key,
  number bigint generated always as identity unique,
  payer_id uuid not null references payers (id),
  amount numeric(30,10) not null check (amount <> 0),
  reason text not null check (reason <> ''),
  document text,
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'rejected', 'cancelled')),
  proposed_by uuid not null references users (id),
  created_at timestamptz not null default clock_timestamp(),
  decided_by uuid references users (id),
  decided_at timestamptz,
  decision_reason text,
  entry_id uuid unique references ledger_entries (id),
  constraint fund_proposals_decided_by_somebody check (
    (status = 'pending') = (decided_by is null) and (status = 'pending') = (decided_at is null)),
  constraint fund_proposals_confirmed_names_entry check ((status = 'confirmed') = (entry_id is not null)),
  constraint fund_proposals_two_people check (status in ('pending', 'cancelled') or decided_by <> proposed_by),
  constraint fund_proposals_cancelled_by_author check (status <> 'cancelled' or decided_by = proposed_by)
);
create index fund_proposals_created on fund_proposals (created_at, id);
create index fund_proposals_open on fund_proposals (created_at, id) where status = 'pending';
create index fund_proposals_payer on fund_proposals (payer_id, created_at, id);
\ir ../functions/fund_proposal_guard.sql
create trigger fund_proposals_guard before insert or update or delete on fund_proposals
  for each row execute function fund_proposal_guard();
create trigger fund_proposals_never_truncated before truncate on fund_proposals
  for each statement execute function ledger_refuse_change();
