import { sql } from 'kysely';
import type { Database } from '#db/index.ts';

/** A sum over everything (both ids are null), of one person, or of one model. */
export interface ReplayRow {
  readonly user_id: string | null;
  readonly model_id: string | null;
  readonly charges: number;
  readonly refused: number;
  readonly amount: string;
}

/**
 * Sums up the charges of a role's people by the roll-up of person, model and day, and those of these models among them:
 * in all, by person and by model. The people are read from `users`, because `role_holders` is a union: the database
 * cannot tell how its rows are spread, and would write the roll-up to the disk to join them.
 */
export async function sumCharges(
  db: Database,
  {
    roleId,
    from,
    to,
    blocked,
  }: {
    readonly roleId: string;
    readonly from: string;
    readonly to: string;
    readonly blocked: readonly string[];
  },
): Promise<ReplayRow[]> {
  const { rows } = await db.transaction().execute(async (trx) => {
    // A plan that fits any role and period takes twice as long as a plan for these.
    await sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(trx);
    return sql<ReplayRow>`
    with sums as (
      select d.user_id, d.model_id, sum(d.postings::integer) as charges,
        sum(d.amount_out) filter (where d.model_id = any (${blocked}::text[])) as amount,
        d.model_id = any (${blocked}::text[]) as is_refused
      from users u join ledger_user_days d on d.user_id = u.id
      where u.role_id = ${roleId} and u.deleted_at is null and d.type = 'charge'
        and d.model_id <> '' and d.day between ${from}::date and ${to}::date
      group by d.user_id, d.model_id)
    select user_id, model_id, sum(charges)::integer as charges,
      coalesce(sum(charges) filter (where is_refused), 0)::integer as refused,
      coalesce(sum(amount) filter (where is_refused), 0)::text as amount
    from sums group by grouping sets ((), (user_id), (model_id))
    having grouping(user_id, model_id) = 3 or bool_or(is_refused)
    order by refused desc, user_id, model_id`.execute(trx);
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
