-- small: proposals
-- step
-- Everything that takes two people is a proposal: staff permissions and prices beside money.
alter table proposals
  alter column payer_id drop not null,
  alter column amount drop not null,
  alter column reason drop not null,
  -- The person concerned, where it is about somebody's rights.
  add column user_id uuid references users (id),
  -- What it is about, where only one may wait at a time: the id of a role, a model, a person.
  add column subject text,
  -- From then on it takes effect by itself, where nobody could be the second person.
  add column takes_effect_at timestamptz,
  drop constraint proposals_kind_check,
  add constraint proposals_kind_check check (kind in ('funds', 'credit_limit', 'request_refund', 'request_paid', 'company_verification',
    'staff_role', 'role_permissions', 'staff_email', 'staff_activation', 'rate_correction', 'model_price')),
  drop constraint proposals_confirmed_names_entry,
  add constraint proposals_confirmed_names_entry check (
    (status = 'confirmed' and kind in ('funds', 'request_refund', 'request_paid')) = (entry_id is not null)),
  drop constraint proposals_refund_names_request,
  add constraint proposals_names_request check ((kind in ('request_refund', 'request_paid')) = (request_id is not null)),
  add constraint proposals_names_money check (case when kind in ('funds', 'credit_limit', 'request_refund', 'request_paid')
    then payer_id is not null and amount is not null else amount is null end),
  add constraint proposals_names_person check ((kind in ('staff_role', 'staff_email', 'staff_activation')) = (user_id is not null)),
  add constraint proposals_take_effect check (
    takes_effect_at is null or kind in ('staff_role', 'role_permissions', 'staff_email', 'staff_activation')),
  drop constraint proposals_decided_by_somebody,
  -- The end of the author's right cancels it too, and what takes effect by itself is confirmed by nobody.
  add constraint proposals_decided_by_somebody check (case status when 'pending' then decided_by is null when 'lapsed' then decided_by is null
    when 'cancelled' then true when 'confirmed' then decided_by is not null or takes_effect_at is not null else decided_by is not null end);
create unique index proposals_one_of_subject on proposals (kind, subject) where status = 'pending' and subject is not null;
create index proposals_person on proposals (user_id, created_at) where user_id is not null;
create index proposals_to_take_effect on proposals (takes_effect_at) where status = 'pending' and takes_effect_at is not null;
-- The links of letters that stop what would take effect by itself.
create table proposal_stop_links (
  secret_hash bytea primary key,
  proposal_id uuid not null references proposals (id),
  user_id uuid not null references users (id),
  created_at timestamptz not null default clock_timestamp()
);
create index proposal_stop_links_of_proposal on proposal_stop_links (proposal_id);
\ir ../functions/grant_api_rights.sql
