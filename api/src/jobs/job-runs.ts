import { sql } from 'kysely';
import type { Database } from '#db/index.ts';

/**
 * Claims a job that nobody has started since `since`; false when somebody has. All instances share the table, so only
 * one of them runs a job.
 */
export async function claimJob(
  db: Database,
  name: string,
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into job_runs as j (name, started_at) values (${name}, ${now})
    on conflict (name) do update set started_at = excluded.started_at, finished_at = null, error = null
    where j.started_at < ${since}
    returning name`.execute(db);
  return rows.length > 0;
}

export async function finishJob(db: Database, name: string, error: string | null): Promise<void> {
  await db
    .updateTable('job_runs')
    .set({ finished_at: sql<Date>`clock_timestamp()`, error })
    .where('name', '=', name)
    .execute();
}
