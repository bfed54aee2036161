import { sql } from 'kysely';
import type { Database } from '#db/index.ts';

/** A run of a job by this process. */
export interface JobRun {
  readonly name: string;
  readonly startedAt: Date;
}

/**
 * Claims a job that nobody has started since `since`, or whose process has been silent for so long. Undefined when
 * somebody has it, however long it takes. All instances share the table, so only one of them runs a job. Its last error
 * stays until a run ends well, so that a job which fails each time never looks well.
 */
export async function claimJob(
  db: Database,
  name: string,
  { now, since, silentMs }: { readonly now: Date; readonly since: Date; readonly silentMs: number },
): Promise<JobRun | undefined> {
  const { rows } = await sql`
    insert into job_runs as j (name, started_at, heartbeat_at) values (${name}, ${now}, clock_timestamp())
    on conflict (name) do update set started_at = excluded.started_at, heartbeat_at = excluded.heartbeat_at,
      finished_at = null
    where case when j.finished_at is null
      then coalesce(j.heartbeat_at, j.started_at) < clock_timestamp() - make_interval(secs => ${silentMs / 1000})
      else j.started_at < ${since} end
    returning name`.execute(db);
  return rows.length > 0 ? { name, startedAt: now } : undefined;
}

const isMine = ({ name, startedAt }: JobRun) => sql`name = ${name} and started_at = ${startedAt}`;

export async function beatJob(db: Database, run: JobRun): Promise<void> {
  await sql`update job_runs set heartbeat_at = clock_timestamp() where ${isMine(run)}`.execute(db);
}

export async function finishJob(db: Database, run: JobRun, error: string | null): Promise<void> {
  await sql`update job_runs set finished_at = clock_timestamp(), error = ${error},
    succeeded_at = case when ${error}::text is null then clock_timestamp() else succeeded_at end
    where ${isMine(run)}`.execute(db);
}
