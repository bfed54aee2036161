-- step
-- Who gave what to whom, and when: by it a second person is told from the same one with two accounts. Rows are only added.
create table grants (
  id uuid primary key,
  -- An account, a staff permission, its end, another e-mail, a link to a first password, and the password that was set by it.
  kind text not null check (kind in ('account', 'permission', 'permission_end', 'email', 'password_link', 'credential')),
  user_id uuid not null references users (id),
  permission text,
  -- Null: nobody; a right that the command line or a migration gave is as good as an old one.
  given_by uuid references users (id),
  -- The second person, where it took two.
  confirmed_by uuid references users (id),
  at timestamptz not null default clock_timestamp(),
  constraint grants_name_permission check ((kind in ('permission', 'permission_end')) = (permission is not null))
);
create index grants_of_person on grants (user_id, at);
create index grants_permissions_ended on grants (at) where kind = 'permission_end';
\ir ../functions/second_obstacle.sql
\ir ../functions/grant_api_rights.sql
