import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#db/index.ts';

/** A canary of a remote. */
interface Canary {
  readonly remote: string;
  /** Since when people get it, as the registry has it. */
  readonly since: string;
}

/** What somebody reports of a canary, or of the live build beside it. */
export interface PersonLoad extends Canary {
  readonly build: string;
  readonly isFailed: boolean;
}

/** How many people have reported loads of a build, and how many of them one that failed. */
export interface CanaryPeople {
  readonly people: number;
  readonly failed: number;
}

/** One person is never the same in two canaries. */
const hashOf = ({ remote, since }: Canary, userId: string) =>
  createHash('sha256').update(`${remote} ${since} ${userId}`).digest('hex');

/** Remembers that this person has loaded builds. To whom one has failed once, it has failed, whatever they load later. */
export async function addPeople(db: Database, userId: string, loads: readonly PersonLoad[]): Promise<void> {
  const rows = loads.map((load) => ({ ...load, person: hashOf(load, userId) }));
  await sql`
    insert into canary_people (remote, since, build, person, is_failed)
    select remote, since, build, decode(person, 'hex'), bool_or("isFailed")
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as added (remote text, since timestamptz, build text, person text, "isFailed" boolean)
    group by remote, since, build, person
    order by remote, since, build, person
    on conflict (remote, since, build, person) do update set is_failed = true
      where excluded.is_failed and not canary_people.is_failed`.execute(db);
}

/** The people of one build since a canary began. */
export async function peopleOf(
  db: Database,
  { remote, since, build }: Canary & { readonly build: string },
): Promise<CanaryPeople> {
  const { rows } = await sql<CanaryPeople>`
    select count(*)::integer as people, (count(*) filter (where is_failed))::integer as failed from canary_people
    where remote = ${remote} and since = ${since}::timestamptz and build = ${build}`.execute(db);
  return rows[0] ?? { people: 0, failed: 0 };
}

/** Deletes the people of all other canaries. */
export async function forgetPeople(db: Database, canaries: readonly Canary[]): Promise<void> {
  await sql`
    delete from canary_people p where not exists (
      select from jsonb_to_recordset(${JSON.stringify(canaries)}::jsonb) as running (remote text, since timestamptz)
      where running.remote = p.remote and running.since = p.since)`.execute(db);
}
