-- small: proposals
-- step
-- Two people agree to take away the second factors of somebody who has lost them, and a day passes behind the second word
-- (product §19.5). proposal_guard lets a proposal of this kind alone get its day then.
alter table proposals
  -- The second of two people where a day passes behind their word; null: nobody yet, or of another kind.
  add column agreed_by uuid references users (id),
  drop constraint proposals_kind_check,
  add constraint proposals_kind_check check (kind in ('funds', 'credit_limit', 'request_refund', 'request_paid', 'company_verification',
    'staff_role', 'role_permissions', 'staff_email', 'staff_activation', 'factor_reset', 'rate_correction', 'model_price')),
  drop constraint proposals_names_person,
  add constraint proposals_names_person check (
    (kind in ('staff_role', 'staff_email', 'staff_activation', 'factor_reset')) = (user_id is not null)),
  drop constraint proposals_take_effect,
  add constraint proposals_take_effect check (takes_effect_at is null
    or kind in ('staff_role', 'role_permissions', 'staff_email', 'staff_activation', 'factor_reset')),
  -- Nobody agrees with themself, and without a second person there is no day.
  add constraint proposals_agreed_by_another check (case kind
    when 'factor_reset' then (agreed_by is null) = (takes_effect_at is null) and (agreed_by is null or agreed_by <> proposed_by)
    else agreed_by is null end),
  add constraint proposals_effect_behind_the_day check (kind <> 'factor_reset' or status <> 'confirmed'
    or (agreed_by is not null and decided_by is not distinct from agreed_by and decided_at >= takes_effect_at));
\ir ../functions/proposal_guard.sql
