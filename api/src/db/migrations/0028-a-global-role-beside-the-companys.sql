-- A person in a company keeps a global role beside the company's, and a model is open only if both open it.

-- step
-- Of somebody in a company the global role that they keep beside `role_id`, which is the company's then. Null in a company:
-- «Пользователь», as for everybody who was in one before, and for a role that was deleted meanwhile. Null outside: `role_id` is the
-- global one.
alter table users add column global_role_id uuid;
-- step
alter table users add constraint users_global_role_id_fkey
  foreign key (global_role_id) references roles (id) on delete set null not valid;
-- step
alter table users validate constraint users_global_role_id_fkey;
-- step outside of a transaction
create index concurrently if not exists users_global_role on users (global_role_id) where global_role_id is not null;
-- step
\ir ../functions/user_keeps_global_role.sql
create trigger users_keep_global_role before update of company_id on users
  for each row when (old.company_id is distinct from new.company_id) execute function user_keeps_global_role();

-- `users.role_id` says what a person may now. A suspended one gets another role back, and one in a company keeps a global role, so
-- those are theirs too.
create or replace view role_holders as
  select u.role_id, u.id as user_id, true as is_current, false as is_kept from users u where u.deleted_at is null
  union all
  select m.suspended_role_id, m.user_id, false, false
  from company_members m join users u on u.id = m.user_id
  where m.suspended_role_id is not null and u.deleted_at is null
  union all
  select u.global_role_id, u.id, false, true
  from users u where u.global_role_id is not null and u.company_id is not null and u.deleted_at is null
  union all
  select r.id, u.id, false, true
  from roles r join users u on u.global_role_id is null and u.company_id is not null and u.deleted_at is null
  where r.key = 'user';
