-- step
-- Whatever waits for a second person stands in one table. `proposals` takes the place of `fund_proposals`, whose rows come along with their
-- ids and numbers; what the release before still writes there follows by itself.
create table proposals (
  id uuid primary key,
  number bigint not null unique default nextval('fund_proposals_number_seq'),
  kind text not null check (kind in ('funds', 'credit_limit', 'request_refund')),
  -- Whoever proposes holds it, and whoever decides.
  permission text not null,
  payer_id uuid not null references payers (id),
  request_id uuid references payment_requests (id),
  -- Below zero it is taken; of a limit it is the raise.
  amount numeric(30,10) not null check (amount <> 0),
  limit_before numeric(30,10),
  -- What else the kind needs when it is confirmed.
  facts jsonb not null default '{}',
  reason text not null check (reason <> ''),
  document text,
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'rejected', 'cancelled', 'lapsed')),
  proposed_by uuid not null references users (id),
  created_at timestamptz not null default clock_timestamp(),
  -- Nobody confirms it any more from then on.
  expires_at timestamptz not null default clock_timestamp() + interval '7 days',
  decided_by uuid references users (id),
  decided_at timestamptz,
  decision_reason text,
  entry_id uuid unique references ledger_entries (id),
  constraint proposals_limit_is_raised check (
    case kind when 'credit_limit' then limit_before is not null and limit_before >= 0 and amount > 0 and document is null
      else limit_before is null end),
  constraint proposals_refund_names_request check ((kind = 'request_refund') = (request_id is not null)),
  constraint proposals_confirmed_names_entry check ((status = 'confirmed' and kind in ('funds', 'request_refund')) = (entry_id is not null)),
  constraint proposals_decided_at check ((status = 'pending') = (decided_at is null)),
  -- The end of the author's right cancels it too, and nobody has decided that.
  constraint proposals_decided_by_somebody check (
    case when status in ('pending', 'lapsed') then decided_by is null else status = 'cancelled' or decided_by is not null end),
  constraint proposals_two_people check (status in ('pending', 'cancelled', 'lapsed') or decided_by <> proposed_by)
);
create index proposals_created on proposals (created_at, id);
create index proposals_open on proposals (created_at, id) where status = 'pending';
create index proposals_payer on proposals (payer_id, created_at, id);
create index proposals_author on proposals (proposed_by, created_at);
-- Two raises that wait at once could not both be confirmed: each names the limit that it raises.
create unique index proposals_one_limit on proposals (payer_id) where kind = 'credit_limit' and status = 'pending';
create unique index proposals_one_refund on proposals (request_id) where kind = 'request_refund' and status = 'pending';
-- small: fund_proposals
-- The trigger waits for whatever is being written there and lets nothing in until it is at work, so the copy comes after it.
\ir ../functions/proposal_follow_fund_proposal.sql
create trigger fund_proposals_followed after insert or update on fund_proposals
  for each row execute function proposal_follow_fund_proposal();
insert into proposals (id, number, kind, permission, payer_id, amount, limit_before, reason, document, status, proposed_by, created_at, expires_at,
    decided_by, decided_at, decision_reason, entry_id)
  select id, number, kind, 'user:manage', payer_id, amount, limit_before, reason, document, status, proposed_by, created_at,
    case status when 'pending' then clock_timestamp() else created_at end + interval '7 days',
    decided_by, decided_at, decision_reason, entry_id
  from fund_proposals;
\ir ../functions/proposal_guard.sql
create trigger proposals_guard before insert or update or delete on proposals
  for each row execute function proposal_guard();
create trigger proposals_never_truncated before truncate on proposals
  for each statement execute function ledger_refuse_change();
\ir ../functions/grant_api_rights.sql

-- What one person has moved by hand in the last month, over all payers. Charges have no actor and cost nothing here.
-- step outside of a transaction
create index concurrently if not exists ledger_entries_of_actor on ledger_entries (actor_id, created_at) where actor_id is not null;
