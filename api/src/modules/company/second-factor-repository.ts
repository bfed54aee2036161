import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { factorDueAt, hasFactor, IS_FACTOR_DUE } from '#lib/second-factors/index.ts';

/** People who are named; of more their number is told. */
const NAMED = 50;

export interface PersonWithout {
  readonly user_id: string;
  readonly display_name: string;
  readonly email: string;
  readonly due_at: Date | null;
  readonly is_closed: boolean;
}

/** Whether the company asks it, how many people it has, and who has none. Nobody who is suspended is one of them. */
export async function readFactorState(
  db: Database,
  companyId: string,
): Promise<{
  readonly is_required: boolean;
  readonly people: number;
  readonly missing: number;
  readonly without: readonly PersonWithout[];
}> {
  const [{ asks_second_factor: isRequired }, { rows }, { count }] = await Promise.all([
    db
      .selectFrom('companies')
      .select('asks_second_factor')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow(),
    sql<PersonWithout & { readonly missing: number }>`
      select u.id as user_id, u.display_name, u.email, ${factorDueAt} as due_at,
        ${sql.raw(IS_FACTOR_DUE)} as is_closed, (count(*) over ())::integer as missing
      from users u where u.company_id = ${companyId} and u.deleted_at is null and not ${hasFactor(sql`u.id`)}
      order by u.display_name, u.id limit ${sql.lit(NAMED)}`.execute(db),
    db
      .selectFrom('users')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('company_id', '=', companyId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    is_required: isRequired,
    people: count,
    missing: rows[0]?.missing ?? 0,
    without: rows,
  };
}

export async function setAsksFactor(db: Database, companyId: string, isRequired: boolean): Promise<boolean> {
  const former = await db
    .selectFrom('companies')
    .select('asks_second_factor')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('companies')
    .set({ asks_second_factor: isRequired })
    .where('id', '=', companyId)
    .execute();
  return former.asks_second_factor;
}
