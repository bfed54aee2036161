import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { Schema } from '#db/schema.ts';

const FAILED_SHOWN = 1000;

type Jobs = SelectQueryBuilder<
  Schema & { readonly j: Schema['background_jobs']; readonly u: Schema['users'] },
  'j' | 'u',
  object
>;

function jobs(db: Database): Jobs {
  return db.selectFrom('background_jobs as j').innerJoin('users as u', 'u.id', 'j.created_by');
}

/** The jobs of one person, and those of these kinds of everybody. */
export function jobsSeenBy(db: Database, userId: string, kinds: readonly string[]): Jobs {
  const mine = sql<SqlBool>`j.created_by = ${userId}`;
  return jobs(db).where(
    kinds.length === 0 ? mine : sql<SqlBool>`(${mine} or j.kind = any (${kinds}::text[]))`,
  );
}

export function selectJob(found: Jobs) {
  return found.select([
    'j.id',
    'j.kind',
    'j.params',
    'j.status',
    'j.total',
    'j.done',
    'j.failed',
    'j.created_by',
    sql<string>`coalesce(nullif(u.display_name, ''), u.email)`.as('created_by_name'),
    'j.created_at',
    'j.started_at',
    'j.finished_at',
    'j.cancel_requested_at',
    'j.result',
    sql<boolean>`exists (select from background_job_files f where f.job_id = j.id)`.as('has_file'),
  ]);
}

export type JobRow = Awaited<ReturnType<ReturnType<typeof selectJob>['executeTakeFirstOrThrow']>>;

export function findJob(db: Database, id: string): Promise<JobRow | undefined> {
  return selectJob(jobs(db)).where('j.id', '=', id).executeTakeFirst();
}

export interface FailedItem {
  readonly id: string;
  readonly label: string;
  readonly code: string;
  readonly message: string;
}

export async function findFailed(db: Database, jobId: string): Promise<FailedItem[]> {
  const { rows } = await sql<FailedItem>`
    select item as id, label, code, coalesce(message, '') as message from background_job_items
    where job_id = ${jobId} and state = 'failed' order by n limit ${FAILED_SHOWN}`.execute(db);
  return rows;
}

/** Copies the failed items of a job as the items of another one, in the same order. */
export const failedItems = (jobId: string) => sql`
  select item, label from background_job_items where job_id = ${jobId} and state = 'failed' order by n`;

/**
 * Cancels a job between two items, because its row is locked while an item is done. Returns false when the job has
 * ended.
 */
export async function cancelJob(db: Database, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update background_jobs set status = 'cancelled', claimed_by = null, cancel_requested_at = clock_timestamp(),
      finished_at = clock_timestamp()
    where id = ${id} and status in ('queued', 'running')`.execute(db);
  return numAffectedRows === 1n;
}

export async function findFile(
  db: Database,
  jobId: string,
): Promise<{ readonly name: string; readonly content_type: string } | undefined> {
  return db
    .selectFrom('background_job_files')
    .select(['name', 'content_type'])
    .where('job_id', '=', jobId)
    .executeTakeFirst();
}

/** The pieces of a file. Only one is in memory at a time. */
export async function* readChunks(db: Database, jobId: string): AsyncGenerator<Uint8Array> {
  for (let n = 1; ; n += 1) {
    const chunk = await db
      .selectFrom('background_job_chunks')
      .select('bytes')
      .where('job_id', '=', jobId)
      .where('n', '=', n)
      .executeTakeFirst();
    if (!chunk) return;
    yield chunk.bytes;
  }
}
