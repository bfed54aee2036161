import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { keptRoleId } from '#lib/roles/kept-role.ts';

/** A sum over everything (both ids are null), of one person, or of one model. */
export interface ReplayRow {
  readonly user_id: string | null;
  readonly model_id: string | null;
  readonly charges: number;
  readonly refused: number;
  readonly amount: string;
  /** Of these, what the saved rules let pass. */
  readonly refused_by_edit: number;
  readonly amount_by_edit: string;
}

/** A model that another role of a person closes. */
export interface ClosedByRole {
  readonly roleId: string;
  readonly modelId: string;
}

/** A role with its strings. */
export interface OtherRules {
  readonly id: string;
  readonly rules: readonly string[];
}

/** The people who have a role, or keep it in a company; `u` is the person. */
const hasRole = (roleId: string) => sql<SqlBool>`(u.role_id = ${roleId} or u.global_role_id = ${roleId}
  or (u.company_id is not null and u.global_role_id is null
    and ${roleId}::uuid = (select id from roles where key = 'user'))) and u.deleted_at is null`;

/** The other role of a person who has this one; null where there is none. */
const otherRole = (roleId: string) =>
  sql<string | null>`case when u.role_id = ${roleId} then ${keptRoleId} else u.role_id end`;

/** The roles with rules that people of this role have beside it. */
export async function findOtherRules(db: Database, roleId: string): Promise<OtherRules[]> {
  const { rows } = await sql<OtherRules>`
    with others as (select distinct ${otherRole(roleId)} as id from users u where ${hasRole(roleId)})
    select o.id, array_agg(p.permission order by p.position) as rules
    from others o join role_permissions p on p.role_id = o.id group by o.id`.execute(db);
  return rows;
}

interface Asked {
  readonly roleId: string;
  readonly from: string;
  readonly to: string;
  /** The models that the draft closes. */
  readonly blocked: readonly string[];
  /** The models that the saved rules of the role close. */
  readonly blockedNow: readonly string[];
  readonly byOther: readonly ClosedByRole[];
}

/**
 * Sums up the charges of a role's people by the roll-up of person, model and day, and those of closed models among
 * them: in all, by person and by model. The people are read from `users`, because `role_holders` is a union: the
 * database cannot tell how its rows are spread, and would write the roll-up to the disk to join them.
 */
export async function sumCharges(
  db: Database,
  { roleId, from, to, blocked, blockedNow, byOther }: Asked,
): Promise<ReplayRow[]> {
  const closed = [...new Set([...blocked, ...byOther.map(({ modelId }) => modelId)])];
  const { rows } = await db.transaction().execute(async (trx) => {
    // A plan that fits any role and period takes twice as long as a plan for these.
    await sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(trx);
    return sql<ReplayRow>`
    with used as (
      select d.user_id, d.model_id, ${otherRole(roleId)} as other_role_id, sum(d.postings::integer) as charges,
        sum(d.amount_out) filter (where d.model_id = any (${closed}::text[])) as amount
      from users u join ledger_user_days d on d.user_id = u.id
      where ${hasRole(roleId)} and d.type = 'charge'
        and d.model_id <> '' and d.day between ${from}::date and ${to}::date
      group by 1, 2, 3),
    sums as (
      select *, is_closed or by_other as is_refused,
        is_closed and not by_other and not model_id = any (${blockedNow}::text[]) as is_new
      from (
        select user_id, model_id, charges, amount, model_id = any (${blocked}::text[]) as is_closed,
          other_role_id is not null and (other_role_id, model_id) in (
            select * from unnest(${byOther.map((each) => each.roleId)}::uuid[],
              ${byOther.map((each) => each.modelId)}::text[])) as by_other
        from used) judged)
    select user_id, model_id, sum(charges)::integer as charges,
      coalesce(sum(charges) filter (where is_refused), 0)::integer as refused,
      coalesce(sum(amount) filter (where is_refused), 0)::text as amount,
      coalesce(sum(charges) filter (where is_new), 0)::integer as refused_by_edit,
      coalesce(sum(amount) filter (where is_new), 0)::text as amount_by_edit
    from sums group by grouping sets ((), (user_id), (model_id))
    having grouping(user_id, model_id) = 3 or bool_or(is_refused)
    order by refused_by_edit desc, refused desc, user_id, model_id`.execute(trx);
  });
  return rows;
}

export async function findDisplayNames(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ readonly id: string; readonly name: string }>`
    select id, case when display_name = '' then email else display_name end as name
    from users where id = any (${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
