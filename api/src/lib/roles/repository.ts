import type { RoleRules } from '@cabinet/kernel/core/model-access';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { maySignIn } from '../may-sign-in.ts';
import { keptRoleId } from './kept-role.ts';

export interface RoleRow {
  readonly id: string;
  readonly key: string | null;
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly string[];
  readonly company_id: string | null;
  readonly company_name: string | null;
  readonly is_system: boolean;
  readonly users_count: number;
  readonly kept_count: number;
  readonly version: number;
  readonly updated_at: Date;
  readonly updated_by: string | null;
  readonly updated_by_name: string | null;
}

/** The columns of a role; `r` is the role. */
const ROLE_COLUMNS = sql`
  r.id, r.key, r.name, r.description, r.company_id, c.name as company_name, r.is_system, r.version, r.updated_at,
  r.updated_by, e.display_name as updated_by_name,
  (select count(*)::integer from role_holders h where h.role_id = r.id) as users_count,
  (select count(*)::integer from role_holders h where h.role_id = r.id and h.is_kept) as kept_count,
  array(select permission from role_permissions where role_id = r.id order by position) as permissions`;

const ROLE_FROM = sql`
  roles r left join companies c on c.id = r.company_id left join users e on e.id = r.updated_by`;

/** Whole roles that fit a condition on `r`. System roles come first in their place, then the order is by name. */
export async function findRoles(db: Database, where: RawBuilder<SqlBool>): Promise<RoleRow[]> {
  const { rows } = await sql<RoleRow>`
    select ${ROLE_COLUMNS} from ${ROLE_FROM} where ${where}
    order by r.company_id is not null, c.name, r.is_system desc, r.name, r.id`.execute(db);
  return rows;
}

export async function findRole(db: Database, id: string): Promise<RoleRow | undefined> {
  const [role] = await findRoles(db, sql<SqlBool>`r.id = ${id}`);
  return role;
}

export const globalRoles = sql<SqlBool>`r.company_id is null`;
export const rolesOfCompany = (companyId: string) => sql<SqlBool>`r.company_id = ${companyId}`;

/**
 * `held` counts the active people of each role and the role that they keep beside it; guests count as nobody. `lists`
 * holds each role's rules about models, malformed ones too, because those close.
 */
const HELD_RULES = sql`
  held as (
    select u.role_id, ${keptRoleId} as kept_role_id, count(*) as people from users u join roles r on r.id = u.role_id
    where ${maySignIn} and r.key is distinct from 'guest' group by 1, 2),
  lists as (
    select role_id, array_agg(permission order by position) as rules from role_permissions
    where permission ~* '^\\s*all\\s*(:|$)' or permission like '%:%:%' group by role_id)`;

/** The rules of a person's roles, with the number of active people they hold for. */
export type RuleSet = RoleRules & { readonly people: number };

/** The rules of model access of people, each once for many whose roles are alike. */
export async function findRuleSets(db: Database): Promise<RuleSet[]> {
  const { rows } = await sql<RuleSet>`
    with ${HELD_RULES}
    select coalesce(own.rules, '{}') as role,
      case when held.kept_role_id is not null then coalesce(kept.rules, '{}') end as "globalRole",
      sum(held.people)::integer as people
    from held left join lists own on own.role_id = held.role_id left join lists kept on kept.role_id = held.kept_role_id
    group by 1, 2`.execute(db);
  return rows;
}

export interface RuledRoleRow {
  readonly id: string;
  readonly name: string;
  readonly company_id: string | null;
  readonly company_name: string | null;
  readonly rules: readonly string[];
  readonly people: number;
}

/** The rules of model access of each role, with everybody whom they hold for. Global roles come first, and in each place the roles of the most people. */
export async function findRuledRoles(db: Database): Promise<RuledRoleRow[]> {
  const { rows } = await sql<RuledRoleRow>`
    with ${HELD_RULES},
    people as (
      select role_id, sum(people)::integer as people from (
        select role_id, people from held union all
        select kept_role_id, people from held where kept_role_id is not null) h group by role_id)
    select r.id, r.name, r.company_id, c.name as company_name, coalesce(lists.rules, '{}') as rules,
      coalesce(people.people, 0) as people
    from roles r left join companies c on c.id = r.company_id
      left join people on people.role_id = r.id left join lists on lists.role_id = r.id
    where r.key is distinct from 'guest'
    order by r.company_id is not null, people desc, c.name, r.is_system desc, r.name, r.id`.execute(db);
  return rows;
}
