import { sql } from 'kysely';

/** The version of the role that the proposal `f` gives or changes; null where the role is gone. */
export const roleVersion = sql<number | null>`(select r.version from roles r where r.id = case f.kind
  when 'staff_role' then (f.facts #>> '{order,role_id}')::uuid
  when 'role_permissions' then f.subject::uuid end)`;

/** Whether somebody else has the address to which `f` changes a person's e-mail, or may have it back. */
export const isEmailTaken = sql<boolean>`(f.kind = 'staff_email' and f.status = 'pending' and exists (
  select from users t where t.email = f.facts #>> '{order,email}' and t.deleted_at is null and t.id <> f.user_id)
  or f.kind = 'staff_email' and f.status = 'pending' and email_is_kept(f.facts #>> '{order,email}', f.user_id))`;

/** Whether another global role has the name that `f` gives to a role. */
export const isRoleNameTaken = sql<boolean>`(f.kind = 'role_permissions' and f.status = 'pending' and exists (
  select from roles t where lower(t.name) = lower(f.facts #>> '{order,name}') and t.company_id is null
    and t.id::text <> f.subject))`;
