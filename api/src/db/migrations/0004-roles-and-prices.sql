-- Who changed a role last and how often it was changed; later prices of models; who holds which role.

alter table roles
  add column version integer not null default 1 check (version > 0),
  add column updated_by uuid references users (id);
create index roles_of_company on roles (company_id) where company_id is not null;
create index role_permissions_permission on role_permissions (permission);

-- `users.role_id` says what a person may now; a suspended one gets another role back, so that role is theirs too.
create view role_holders as
  select u.role_id, u.id as user_id, true as is_current from users u where u.deleted_at is null
  union all
  select m.suspended_role_id, m.user_id, false
  from company_members m join users u on u.id = m.user_id
  where m.suspended_role_id is not null and u.deleted_at is null;

-- A model begins with the price in its own row; each later one stands here with the moment it holds from, which may be to come.
create table model_prices (
  model_id text not null references models (id),
  valid_from timestamptz not null,
  input_price numeric(30,10) not null check (input_price >= 0),
  output_price numeric(30,10) not null check (output_price >= 0),
  set_by uuid references users (id),
  set_at timestamptz not null default clock_timestamp(),
  primary key (model_id, valid_from)
);

-- Models with the price that holds now.
create view current_models as
  select m.id, m.name, m.developer, m.type, m.tags, m.enabled, m.created_at,
    coalesce(p.input_price, m.input_price) as input_price, coalesce(p.output_price, m.output_price) as output_price,
    coalesce(p.valid_from, m.created_at) as price_since
  from models m
    left join lateral (
      select input_price, output_price, valid_from from model_prices
      where model_id = m.id and valid_from <= clock_timestamp() order by valid_from desc limit 1) p on true;

-- Who has used a model lately, of thousands of people only its own days; and the last days of all people, without the years before
-- them. Both hold nothing that a charge changes: a row that is indexed by its sums is written anew in every index with each charge.
-- Only a query that says `model_id <> ''` can use them: as long as nobody has analyzed the table (an embedded database never does), the
-- month of a member would be looked for among the days of all.
create index ledger_user_days_model on ledger_user_days (model_id, day) where type = 'charge' and model_id <> '';
create index ledger_user_days_day on ledger_user_days (day, user_id) where type = 'charge' and model_id <> '';

-- People use a few models each. Taken for all of them, the sums of a role's people would be sorted on the disk instead of added up
-- in memory by several processes.
create statistics ledger_user_days_user_model (ndistinct) on user_id, model_id from ledger_user_days;
