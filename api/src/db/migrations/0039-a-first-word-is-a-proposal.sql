-- small: company_verifications, proposals
-- step
-- The first of two words that a company is verified is a proposal. Its row in `company_verifications` stays for the release before, which
-- still writes and reads it: each follows the other.
\ir ../functions/company_verification_follow_proposal.sql
create trigger proposals_vouched after insert or update of status on proposals
  for each row when (new.kind = 'company_verification') execute function company_verification_follow_proposal();
-- step
alter table company_verifications
  drop constraint company_verifications_revoked_whole,
  -- The clock takes a word back, too, and the end of somebody's right: then by nobody.
  add constraint company_verifications_revoked_whole check (
    (revoked_at is null) = (revoke_reason is null) and (revoked_by is null or revoked_at is not null));
\ir ../functions/company_verification_guard.sql
\ir ../functions/company_verification_propose.sql
\ir ../functions/proposal_follow_company_verification.sql
-- The trigger waits for whatever is being written there and lets nothing in until it is at work, so the open words are copied behind it.
create trigger company_verifications_followed after insert or update of second_by, revoked_at on company_verifications
  for each row execute function proposal_follow_company_verification();
-- A word about other requisites, or a closed company, would come back with them and without a proposal.
update company_verifications w set revoked_at = clock_timestamp(), revoke_reason = 'Реквизиты компании с тех пор изменились'
  where second_by is null and revoked_at is null and not exists (select from companies c where c.id = w.company_id and c.closed_at is null
    and (c.inn, c.kpp, c.bank_account) is not distinct from (w.inn, w.kpp, w.bank_account));
select company_verification_propose(w) from company_verifications w where second_by is null and revoked_at is null;
