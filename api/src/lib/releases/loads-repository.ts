import { sql } from 'kysely';
import type { Database } from '#db/index.ts';

/** How loading a part of a remote ended; `crashed` says that it failed while it was drawn. */
export const OUTCOMES = ['loaded', 'network', 'integrity', 'malformed', 'incompatible', 'crashed'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** The number of loads of one kind. */
export interface LoadCount {
  readonly remote: string;
  readonly build: string;
  readonly outcome: Outcome;
  readonly bucket: number;
  readonly count: number;
}

/** Adds loads to those of this hour. Each kind may be in the list once. */
export async function addLoads(db: Database, counts: readonly LoadCount[]): Promise<void> {
  await sql`
    insert into remote_loads (remote, build, hour, outcome, bucket, count)
    select remote, build, date_trunc('hour', now()), outcome, bucket, count
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as added (remote text, build text, outcome text, bucket integer, count integer)
    order by remote, build, outcome, bucket
    on conflict (remote, build, hour, outcome, bucket) do update set count = remote_loads.count + excluded.count`.execute(
    db,
  );
}

/** The loads since the beginning of the hour that holds a moment. */
export async function loadsSince(db: Database, since: Date): Promise<LoadCount[]> {
  const { rows } = await sql<LoadCount>`
    select remote, build, outcome, bucket, sum(count)::integer as count from remote_loads
    where hour >= date_trunc('hour', ${since}::timestamptz)
    group by remote, build, outcome, bucket`.execute(db);
  return rows;
}
