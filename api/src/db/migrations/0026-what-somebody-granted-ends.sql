-- What somebody granted ends with their right (docs/decisions/0116). payment_request_forget_confirmation lets a first
-- confirmation end without another one.

-- step
-- Why an invitation was revoked, where nobody did it by hand: `inviter` could not send it any more.
alter table invitations add column revoked_because text;
alter table invitations add constraint invitations_revoked_because check (
  revoked_because is null or (revoked_because = 'inviter' and status = 'revoked')) not valid;
\ir ../functions/person_holds.sql
\ir ../functions/invitation_stands.sql
-- step
alter table invitations validate constraint invitations_revoked_because;
-- step outside of a transaction
create index concurrently if not exists invitations_open_by_inviter on invitations (invited_by) where status = 'pending';
-- step outside of a transaction
create index concurrently if not exists invitations_open_with_role on invitations (role_id)
  where status = 'pending' and role_id is not null;
-- step
-- When whoever sent the link lost the right to.
alter table first_password_links add column revoked_at timestamptz;
-- step outside of a transaction
create index concurrently if not exists first_password_links_sent_by on first_password_links (sent_by) where is_current;
-- step
alter table fund_proposals drop constraint fund_proposals_decided_by_somebody;
-- Nobody decides about a proposal that ends with its author's right; it says why.
alter table fund_proposals add constraint fund_proposals_decided_by_somebody check (
  (status = 'pending') = (decided_at is null) and case status
    when 'pending' then decided_by is null
    when 'cancelled' then decided_by is not null or decision_reason is not null
    else decided_by is not null end) not valid;
-- step
alter table fund_proposals validate constraint fund_proposals_decided_by_somebody;
-- step outside of a transaction
create index concurrently if not exists payment_requests_confirmed on payment_requests (confirmed_by)
  where confirmed_by is not null;
