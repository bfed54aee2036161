-- Payers hold money: every user, group and company is one. Top-ups raise a payer's tier.

create table tiers (
  code text primary key,
  name text not null,
  threshold numeric(30,10) not null unique check (threshold >= 0),
  multiplier numeric(10,4) not null check (multiplier > 0)
);
insert into tiers (code, name, threshold, multiplier) values
  ('start', 'Старт', 0, 1.00),
  ('plus', 'Плюс', 10000, 0.97),
  ('pro', 'Про', 50000, 0.93),
  ('business', 'Бизнес', 250000, 0.88);

create table payers (
  id uuid primary key,
  kind text not null check (kind in ('user', 'group', 'company')),
  name text not null,
  owner_id uuid references users (id),
  user_id uuid unique references users (id),
  group_id uuid unique references groups (id),
  company_id uuid unique references companies (id),
  tier text not null default 'start' references tiers (code),
  tier_is_manual boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  constraint payers_kind_names_its_holder check (
    (kind = 'user' and user_id is not null and group_id is null and company_id is null) or
    (kind = 'group' and group_id is not null and user_id is null and company_id is null) or
    (kind = 'company' and company_id is not null and user_id is null and group_id is null))
);
create index payers_owner on payers (owner_id);

-- The payers of a person: first the company's, then the group's, then their own.
create view payers_of_users as
  select u.id as user_id, p.payer_id, p.is_active, p.place
  from users u cross join lateral (
    select id as payer_id, is_active, 1 as place from payers where company_id = u.company_id
    union all
    select id, is_active, 2 from payers
    where group_id = (select m.group_id from group_members m where m.user_id = u.id)
    union all
    select id, is_active, 3 from payers where user_id = u.id) p;

-- The payer that a person spends from: the first active one. When none is active it is the first one, which is shown
-- and refuses to pay. Ask for one person at a time (`where user_id = …`, with other tables in a lateral): that takes a
-- few look-ups, while a join sorts all users.
create view who_pays as
  select distinct on (user_id) user_id, payer_id from payers_of_users order by user_id, is_active desc, place;

-- The database opens the payer of a new user, group or company and keeps its name up to date.
\ir ../functions/payer_open_for_user.sql
\ir ../functions/payer_open_for_group.sql
\ir ../functions/payer_open_for_company.sql
create trigger users_open_payer after insert on users
  for each row execute function payer_open_for_user();
create trigger groups_open_payer after insert on groups
  for each row execute function payer_open_for_group();
create trigger companies_open_payer after insert on companies
  for each row execute function payer_open_for_company();

\ir ../functions/payer_follow_user.sql
\ir ../functions/payer_follow_group.sql
\ir ../functions/payer_follow_company.sql
create trigger users_rename_payer after update of display_name, email on users
  for each row execute function payer_follow_user();
create trigger groups_rename_payer after update of name, owner_id on groups
  for each row execute function payer_follow_group();
create trigger companies_rename_payer after update of name, owner_id on companies
  for each row execute function payer_follow_company();
