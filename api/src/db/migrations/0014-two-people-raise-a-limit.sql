-- A credit limit that is raised by much waits for a second person, as a large sum does: `fund_proposals` says what is proposed, and
-- `fund_proposal_guard` keeps that, too.
alter table fund_proposals add column kind text not null default 'funds' check (kind in ('funds', 'credit_limit'));
alter table fund_proposals add column limit_before numeric(30,10);
alter table fund_proposals add constraint fund_proposals_limit_is_raised check (
  case kind when 'credit_limit' then limit_before is not null and limit_before >= 0 and amount > 0 and document is null
    else limit_before is null end);
alter table fund_proposals drop constraint fund_proposals_confirmed_names_entry;
alter table fund_proposals add constraint fund_proposals_confirmed_names_entry check (
  (status = 'confirmed' and kind = 'funds') = (entry_id is not null));
-- Two that wait at once could not both be confirmed: each names the limit that it raises.
create unique index fund_proposals_one_limit on fund_proposals (payer_id) where kind = 'credit_limit' and status = 'pending';
