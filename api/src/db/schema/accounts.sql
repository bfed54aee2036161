-- People, their permissions and their sessions.

create table companies (
  id uuid primary key,
  name text not null,
  full_name text not null default '',
  inn text,
  kpp text,
  ogrn text,
  legal_address text,
  director_name text,
  phone text,
  email text,
  bik text,
  bank_name text,
  bank_account text,
  corr_account text,
  owner_id uuid,
  created_at timestamptz not null default now()
);

create table permissions (
  id text primary key,
  name text not null,
  category text not null,
  dynamic boolean not null default false,
  created_at timestamptz not null default now()
);

create table roles (
  id uuid primary key,
  -- The interface compares with it ('guest'); custom roles have none.
  key text unique,
  name text not null,
  description text not null default '',
  company_id uuid references companies (id) on delete cascade,
  is_system boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index roles_name_in_scope
  on roles (coalesce(company_id, '00000000-0000-0000-0000-000000000000'::uuid), lower(name));

-- Static permissions and dynamic model rules; `position` is the order of the rules.
create table role_permissions (
  role_id uuid not null references roles (id) on delete cascade,
  permission text not null,
  position integer not null default 0,
  primary key (role_id, permission)
);

create table users (
  id uuid primary key,
  email text not null check (email = lower(email)),
  password_hash text,
  display_name text not null default '',
  phone text,
  role_id uuid not null references roles (id),
  company_id uuid references companies (id),
  is_active boolean not null default true,
  theme text not null default 'light' check (theme in ('light', 'dark')),
  send_by_enter boolean not null default true,
  move_to_message text not null default 'start' check (move_to_message in ('start', 'end')),
  low_balance_threshold numeric(30, 10),
  avatar_hash text,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index users_email on users (email) where deleted_at is null;
create index users_role on users (role_id);
create index users_company on users (company_id) where company_id is not null;
create index users_low_balance on users (id) where low_balance_threshold is not null and deleted_at is null;
alter table companies add constraint companies_owner foreign key (owner_id) references users (id);

create table avatars (
  user_id uuid primary key references users (id) on delete cascade,
  hash text not null,
  bytes bytea not null,
  updated_at timestamptz not null default now()
);

create table groups (
  id uuid primary key,
  name text not null,
  owner_id uuid not null references users (id),
  created_at timestamptz not null default now()
);

-- The chat service knows id as accountId. A person belongs to at most one group.
create table group_members (
  id uuid primary key,
  group_id uuid not null references groups (id) on delete cascade,
  user_id uuid not null unique references users (id),
  role text not null default 'member' check (role in ('owner', 'member')),
  monthly_cap numeric(30, 10),
  joined_at timestamptz not null default now()
);
create index group_members_group on group_members (group_id);

-- Stores the hash of a token, never the token.
create table sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  user_id uuid not null references users (id) on delete cascade,
  user_agent text not null default '',
  ip text not null default '',
  fingerprint text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoke_reason text,
  device_hash bytea
);
create index sessions_user on sessions (user_id) where revoked_at is null;

-- Browsers that a person has signed in from, by the hash of a cookie; sessions.device_hash is the same hash.
create table known_devices (
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (user_id, token_hash)
);
create index known_devices_token on known_devices (token_hash);

-- Each letter has its own code; a new letter does not void an earlier code.
create table reset_codes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- A code has two halves: the number finds this row, the secret may be guessed five times.
  number_hmac bytea not null,
  secret_hmac bytea not null,
  attempts integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index reset_codes_user on reset_codes (user_id, created_at desc);

insert into permissions (id, name, category) values
  ('user:manage', 'Управление пользователями', 'Пользователи и роли'),
  ('role:manage', 'Управление ролями', 'Пользователи и роли'),
  ('permission:manage', 'Управление разрешениями', 'Пользователи и роли'),
  ('payment_request:manage', 'Обработка заявок на оплату', 'Финансы'),
  ('rate_correction:manage', 'Управление корректировками ставок', 'Финансы'),
  ('company_user:manage', 'Управление пользователями компании', 'Компания'),
  ('company_role:manage', 'Управление ролями компании', 'Компания'),
  ('company:transactions', 'Просмотр транзакций компании', 'Компания'),
  ('company:view_payment_requests', 'Просмотр заявок компании', 'Компания'),
  ('company_balance:view', 'Просмотр баланса компании', 'Компания'),
  ('group:view_transactions', 'Просмотр транзакций группы', 'Группа'),
  ('group:view_payment_requests', 'Просмотр заявок группы', 'Группа');

insert into roles (id, key, name, description, is_system) values
  ('00000000-0000-7000-8000-000000000001', 'admin', 'Администратор', 'Все разрешения', true),
  ('00000000-0000-7000-8000-000000000002', 'user', 'Пользователь', 'Личный кабинет и своя группа', true),
  ('00000000-0000-7000-8000-000000000003', 'guest', 'Гость', 'Посетитель без кабинета', true);

insert into role_permissions (role_id, permission, position)
  select '00000000-0000-7000-8000-000000000001', id, row_number() over (order by category, id)::integer
  from permissions;
insert into role_permissions (role_id, permission, position) values
  ('00000000-0000-7000-8000-000000000002', 'group:view_transactions', 1),
  ('00000000-0000-7000-8000-000000000002', 'group:view_payment_requests', 2);
