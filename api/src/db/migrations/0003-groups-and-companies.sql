-- Invitations, the offer of a group, the membership in a company, and what a dissolved group or a closed company leaves.

-- `users.company_id` and `users.role_id` say what holds now. This row says what holds of the membership beside that: the cap, and
-- of somebody who is suspended the role that comes back. While suspended, `users.company_id` is null and the person's
-- role is «Пользователь», so nothing else has to ask.
create table company_members (
  user_id uuid primary key references users (id),
  company_id uuid not null references companies (id),
  monthly_cap numeric(30, 10) check (monthly_cap >= 0),
  suspended_role_id uuid references roles (id),
  joined_at timestamptz not null default now()
);
create index company_members_company on company_members (company_id, user_id);
create index company_members_suspended_role on company_members (suspended_role_id) where suspended_role_id is not null;
insert into company_members (user_id, company_id, joined_at)
  select id, company_id, created_at from users where company_id is not null;
\ir ../functions/user_enters_company.sql
create trigger users_enter_company after insert or update of company_id on users
  for each row when (new.company_id is not null) execute function user_enters_company();

alter table companies add column closed_at timestamptz;
create unique index companies_inn_kpp on companies (inn, coalesce(kpp, '')) where inn is not null and closed_at is null;

alter table groups add column dissolved_at timestamptz;
alter table group_members add constraint group_members_cap check (monthly_cap >= 0);
create unique index group_members_one_owner on group_members (group_id) where role = 'owner';

-- Lapses at `expires_at`; goes with the member it was made to.
create table group_transfer_offers (
  group_id uuid primary key references groups (id),
  member_id uuid not null unique references group_members (id) on delete cascade,
  offered_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);

-- Money that still comes for a payer that is no more goes here: the owner's personal account of a dissolved group.
alter table payers add column successor_id uuid references payers (id);
alter table payers add constraint payers_successor_of_closed check (successor_id is null or not is_active);
-- `ledger_refund` and `ledger_reverse` have changed for it too, and `ledger_sum_problems` looks after such payers.
\ir ../functions/ledger_credit.sql
\ir ../functions/ledger_pass_on.sql
\ir ../functions/ledger_dissolve.sql

-- One table for groups and companies. `id` is the handle of the lists and accepts nothing; what accepts is a secret.
create table invitations (
  id uuid primary key,
  group_id uuid references groups (id),
  company_id uuid references companies (id),
  email text not null check (email = lower(email)),
  role_id uuid references roles (id) on delete set null,
  monthly_cap numeric(30, 10) check (monthly_cap >= 0),
  -- An expired one is a pending one behind `expires_at`.
  status text not null default 'pending' check (status in ('pending', 'accepted', 'declined', 'revoked')),
  invited_by uuid not null references users (id),
  sent_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  resend_count integer not null default 0,
  accepted_by uuid references users (id),
  closed_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  constraint invitations_of_one check ((group_id is null) <> (company_id is null)),
  constraint invitations_role_of_company check (role_id is null or company_id is not null),
  constraint invitations_closed_says_when check ((status = 'pending') = (closed_at is null)),
  constraint invitations_accepted_by_somebody check ((status = 'accepted') = (accepted_by is not null))
);
create unique index invitations_one_open_in_group on invitations (group_id, email) where status = 'pending';
create unique index invitations_one_open_in_company on invitations (company_id, email) where status = 'pending';
create index invitations_of_group on invitations (group_id, created_at desc, id desc) where group_id is not null;
create index invitations_of_company on invitations (company_id, created_at desc, id desc) where company_id is not null;

-- Each letter has a secret of its own, stored hashed. Only the newest one of an invitation opens it; an older one is known as replaced.
create table invitation_secrets (
  secret_hash bytea primary key,
  invitation_id uuid not null references invitations (id) on delete cascade,
  is_current boolean not null default true,
  created_at timestamptz not null default clock_timestamp()
);
create unique index invitation_secrets_current on invitation_secrets (invitation_id) where is_current;

-- The cap of a member of a company is asked as that of a member of a group: `ledger_member_month` and `ledger_charge` have changed.
\ir ../functions/ledger_month_end.sql
\ir ../functions/ledger_month_spent.sql

-- Who spent what of a shared payer's money on a day: a company of a thousand people is added up by people and days, not by
-- their models too. Written by `ledger_posting_apply`.
create table ledger_member_days (
  payer_id uuid not null,
  day date not null,
  user_id uuid not null,
  amount numeric(30,10) not null,
  charges bigint not null,
  primary key (payer_id, day, user_id)
) with (fillfactor = 70);
insert into ledger_member_days
  select d.payer_id, d.day, d.user_id, sum(d.amount_out), sum(d.postings)
  from ledger_user_days d join payers p on p.id = d.payer_id and p.kind <> 'user'
  where d.type = 'charge' group by 1, 2, 3;
