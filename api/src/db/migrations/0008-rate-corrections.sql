-- What the administration of rate corrections needs: who changed or withdrew one and why, which of them a charge looks at, when
-- charges were made, and why a tier was set by hand.

-- Generated keys: a charge finds its few corrections by what they cover and for whom, however many there are.
alter table rate_corrections
  add column version integer not null default 1 check (version > 0),
  add column updated_by uuid references users (id),
  add column updated_at timestamptz,
  add column deactivation_reason text,
  add column scope_key text not null generated always as (scope_type || ':' || coalesce(scope_value, '')) stored,
  add column target_key text not null generated always as (coalesce(target_payer_id::text, target_tier, '')) stored,
  add constraint rate_corrections_multiplier_in_reach check (multiplier <= 100),
  add constraint rate_corrections_active_not_withdrawn check (deactivation_reason is null or not is_active);
create index rate_corrections_in_force on rate_corrections (target_key, scope_key) where is_active;

-- The impact of a correction reads the last days of all payers; reserves are no charges.
create index model_charges_created on model_charges (created_at) where request_key not like 'hold:%';

alter table payers
  add column tier_reason text,
  add column tier_set_by uuid references users (id),
  add column tier_set_at timestamptz,
  add constraint payers_manual_tier_says_why check (tier_is_manual or (tier_reason is null and tier_set_by is null));
