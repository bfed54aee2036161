import { type RawBuilder, sql } from 'kysely';
import { type Database, uuidv7 } from '#db/index.ts';
import type { Made } from './claim.ts';

interface Origin {
  readonly ip: string;
  readonly id: string;
  readonly fingerprint: string | null;
  readonly user_agent: string;
  /** Jobs that the release before has queued lack it. */
  readonly cabinet_origin?: string;
}

export interface ClaimedRow {
  readonly id: string;
  readonly kind: string;
  readonly params: unknown;
  readonly created_by: string;
  readonly origin: Origin;
  readonly claimed_by: string;
}

interface Mine {
  readonly id: string;
  readonly claimedBy: string;
}

const seconds = (ms: number) => sql`make_interval(secs => ${ms / 1000})`;

/** Claims the oldest job that waits, or whose process has been silent for so long. Only one process gets each job. */
export async function claimNext(
  db: Database,
  { kinds, staleMs }: { readonly kinds: readonly string[]; readonly staleMs: number },
): Promise<ClaimedRow | undefined> {
  const { rows } = await sql<ClaimedRow>`
    update background_jobs set status = 'running', claimed_by = ${uuidv7()}, heartbeat_at = clock_timestamp(),
      started_at = coalesce(started_at, clock_timestamp())
    where id = (
      select id from background_jobs
      where status in ('queued', 'running') and kind = any (${kinds}::text[])
        and (status = 'queued' or heartbeat_at < clock_timestamp() - ${seconds(staleMs)})
      order by created_at, id limit 1 for update skip locked)
    returning id, kind, params, created_by, origin, claimed_by`.execute(db);
  return rows[0];
}

const isMine = ({ id, claimedBy }: Mine) =>
  sql`id = ${id} and claimed_by = ${claimedBy} and status = 'running'`;

/** Counts a step and locks the job. Returns false when this claim has lost the job. */
export async function advance(
  db: Database,
  mine: Mine,
  { done = 0, failed = 0, total }: Made,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update background_jobs set done = done + ${done}, failed = failed + ${failed},
      total = coalesce(${total ?? null}::integer, total), heartbeat_at = clock_timestamp()
    where ${isMine(mine)}`.execute(db);
  return numAffectedRows === 1n;
}

export async function beat(db: Database, mine: Mine): Promise<void> {
  await sql`update background_jobs set heartbeat_at = clock_timestamp() where ${isMine(mine)}`.execute(db);
}

export async function endJob(
  db: Database,
  mine: Mine,
  {
    status,
    result = null,
  }: {
    readonly status: 'done' | 'failed';
    readonly result?: { readonly code: string; readonly message: string } | null;
  },
): Promise<void> {
  await sql`update background_jobs set status = ${status}, claimed_by = null, finished_at = clock_timestamp(),
    result = ${result === null ? null : JSON.stringify(result)}::jsonb where ${isMine(mine)}`.execute(db);
}

/** Gives the job back, so that another process can go on at once. */
export async function handBack(db: Database, mine: Mine): Promise<void> {
  await sql`update background_jobs set status = 'queued', claimed_by = null where ${isMine(mine)}`.execute(
    db,
  );
}

export async function insertJob(
  db: Database,
  job: {
    readonly kind: string;
    readonly params: object;
    readonly createdBy: string;
    readonly origin: Origin;
  },
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('background_jobs')
    .values({
      id,
      kind: job.kind,
      params: JSON.stringify(job.params),
      created_by: job.createdBy,
      origin: JSON.stringify(job.origin),
    })
    .execute();
  return id;
}

/** Returns how many items there are. The query gives `item` and `label` in the order of the work. */
export async function insertItems(db: Database, jobId: string, items: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ readonly total: number }>`
    with added as (
      insert into background_job_items (job_id, n, item, label)
      select ${jobId}, row_number() over (), i.item, i.label from (${items}) i returning n)
    update background_jobs set total = (select count(*) from added) where id = ${jobId} returning total`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

export interface ItemRow {
  readonly n: number;
  readonly item: string;
}

/** The next items behind the given one that nobody has done. */
export async function nextItems(
  db: Database,
  jobId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select n, item from background_job_items
    where job_id = ${jobId} and state = 'queued' and n > ${after} order by n limit ${limit}`.execute(db);
  return rows;
}

export async function markItem(
  db: Database,
  jobId: string,
  n: number,
  failure: { readonly code: string; readonly message: string } | null,
): Promise<void> {
  await sql`update background_job_items set state = ${failure ? 'failed' : 'done'}, code = ${failure?.code ?? null},
    message = ${failure?.message ?? null} where job_id = ${jobId} and n = ${n}`.execute(db);
}

/** Forgets what another process had begun. */
export async function beginAnew(db: Database, jobId: string): Promise<void> {
  await sql`update background_jobs set done = 0 where id = ${jobId}`.execute(db);
  await sql`delete from background_job_chunks where job_id = ${jobId}`.execute(db);
}

export async function insertChunk(db: Database, jobId: string, n: number, bytes: Uint8Array): Promise<void> {
  await db.insertInto('background_job_chunks').values({ job_id: jobId, n, bytes }).execute();
}

export async function insertFile(
  db: Database,
  jobId: string,
  { name, contentType }: { readonly name: string; readonly contentType: string },
): Promise<void> {
  await db
    .insertInto('background_job_files')
    .values({ job_id: jobId, name, content_type: contentType })
    .execute();
}
