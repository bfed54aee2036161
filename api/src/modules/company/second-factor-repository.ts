import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { maySignIn } from '#lib/may-sign-in.ts';
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

interface FactorState {
  readonly is_required: boolean;
  readonly people: number;
  readonly missing: number;
}

/** Whether the company asks it, how many people it has, and who has none. Nobody who is suspended or may not sign in is one of them. */
export async function readFactorState(
  db: Database,
  companyId: string,
): Promise<FactorState & { readonly without: readonly PersonWithout[] }> {
  const lacks = sql`not ${hasFactor(sql`u.id`)}`;
  const [counted, named] = await Promise.all([
    sql<FactorState>`
      select c.asks_second_factor as is_required, count(u.id)::integer as people,
        (count(u.id) filter (where ${lacks}))::integer as missing
      from companies c left join users u on u.company_id = c.id and ${maySignIn}
      where c.id = ${companyId} group by c.id`.execute(db),
    sql<PersonWithout>`
      select u.id as user_id, u.display_name, u.email, ${factorDueAt} as due_at, ${sql.raw(IS_FACTOR_DUE)} as is_closed
      from users u where u.company_id = ${companyId} and ${maySignIn} and ${lacks}
      order by u.display_name, u.id limit ${sql.lit(NAMED)}`.execute(db),
  ]);
  const [state] = counted.rows;
  if (!state) throw new Error('the company was there a moment ago');
  return { ...state, without: named.rows };
}

/** Writes whether the company asks it. Returns what stood there. */
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
