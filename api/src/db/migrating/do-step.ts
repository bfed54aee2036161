import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { SqlFile } from '../sql-file.ts';
import { checksumOf, readApplied, record } from './history.ts';
import { inSession, inTransaction, type Migrating } from './sessions.ts';
import { indexBuiltBy, type Step } from './steps.ts';

/** Does a step of a migration, unless it is done already. */
export function doStep(migrating: Migrating, file: SqlFile, step: Step): Promise<void> {
  const what = `Step ${step.id}`;
  const work = async (session: Database) => {
    const applied = await readApplied(session);
    if (applied.has(file.name) || applied.has(step.id)) return;
    // A process that died in a step outside of a transaction has left a part of it behind, so the step is done again.
    if (step.isOutside) await dropBrokenIndex(session, step);
    await sql.raw(step.text).execute(session);
    await record(session, step.id, checksumOf([step.text]));
  };
  if (!step.isOutside) return inTransaction(migrating, what, work);
  // Nobody waits behind an index that is built beside the traffic, and giving up would mean building it anew.
  const waitMs = /\sconcurrently\s/i.test(step.text) ? 0 : migrating.patience.waitMs;
  return inSession(migrating, { what, waitMs }, work);
}

/** `if not exists` would take an unfinished index for a whole one. */
async function dropBrokenIndex(session: Database, step: Step): Promise<void> {
  const name = indexBuiltBy(step);
  if (name === undefined) return;
  const { rows } = await sql`select from pg_index
    where indexrelid = to_regclass(${name}) and not indisvalid`.execute(session);
  if (rows.length > 0) await sql`drop index concurrently ${sql.ref(name)}`.execute(session);
}
