import { sql } from 'kysely';
import { isTaken } from '#lib/email-taken.ts';
import { hasFactor } from '#lib/second-factors/index.ts';

/** The version of the role that the proposal `f` gives or changes; null where the role is gone. */
export const roleVersion = sql<number | null>`(select r.version from roles r where r.id = case f.kind
  when 'staff_role' then (f.facts #>> '{order,role_id}')::uuid
  when 'role_permissions' then f.subject::uuid end)`;

/** Whether somebody else has the address to which `f` changes a person's e-mail, or may have it back. */
export const isEmailTaken = sql<boolean>`(f.kind = 'staff_email' and f.status = 'pending'
  and ${isTaken(sql`f.facts #>> '{order,email}'`, sql`f.user_id`)})`;

/** Whether another global role has the name that `f` gives to a role. */
export const isRoleNameTaken = sql<boolean>`(f.kind = 'role_permissions' and f.status = 'pending' and exists (
  select from roles t where lower(t.name) = lower(f.facts #>> '{order,name}') and t.company_id is null
    and t.id::text <> f.subject))`;

/**
 * Whether the person of a proposal to take away their factors has none any more, or has proved themself since. A password alone
 * opens and proves nothing where there is a factor, so each session that was opened or proved since was so by one.
 */
export const isFactorUsed = sql<boolean>`(f.kind = 'factor_reset' and f.status = 'pending' and (not ${hasFactor(sql`f.user_id`)}
  or exists (select from sessions s where s.user_id = f.user_id and (s.created_at > f.created_at or s.confirmed_at > f.created_at))))`;

/** Who has changed the e-mail of the person of such a proposal lately: they may have the letter that should stop it. */
export const movers = sql<readonly string[] | null>`case when f.kind = 'factor_reset' then array(
  select unnest(array[g.given_by, g.confirmed_by])::text from grants g
  where g.user_id = f.user_id and g.kind = 'email' and g.at > f.created_at - interval '30 days') end`;
