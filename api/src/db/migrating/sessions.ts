import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { ADVISORY_LOCKS } from '../advisory-locks.ts';
import type { Database } from '../database.ts';
import type { Schema } from '../schema.ts';
import { allowMinutes } from '../time-limits.ts';
import { givingWay, type Patience } from './give-way.ts';

/** The database that is migrated, and how long a migration waits for locks. */
export interface Migrating {
  readonly db: Database;
  readonly patience: Patience;
}

const LOOK_AGAIN_MS = 200;

/** Runs a transaction beside which nobody else migrates. `what` names it where it fails. */
export function inTransaction<T>(
  { db, patience }: Migrating,
  what: string,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return givingWay(db, { what, patience }, (watch) =>
    onceAlone(() =>
      db.transaction().execute(async (trx) => {
        await allowMinutes(trx);
        if (!(await isAlone(trx, 'pg_try_advisory_xact_lock'))) return undefined;
        await watch(trx);
        await sql`set local lock_timeout = ${sql.lit(patience.waitMs)}`.execute(trx);
        await sql`create table if not exists schema_migrations (
          id text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(
          trx,
        );
        // A migration may bring a function whose tables come later, so bodies are checked only in the last step.
        await sql`set local check_function_bodies = off`.execute(trx);
        return { value: await work(trx) };
      }),
    ),
  );
}

/** A session whose statements commit by themselves, and beside which nobody else migrates. */
export function inSession<T>(
  { db, patience }: Migrating,
  { what, waitMs }: { readonly what: string; readonly waitMs: number },
  work: (session: Database) => Promise<T>,
): Promise<T> {
  return givingWay(db, { what, patience }, (watch) =>
    db.connection().execute(async (session) => {
      await onceAlone(async () =>
        (await isAlone(session, 'pg_try_advisory_lock')) ? { value: null } : undefined,
      );
      const { rows: usual } = await sql<{ readonly name: string; readonly setting: string }>`
        select name, setting from pg_settings where name in ('lock_timeout', 'statement_timeout')`.execute(
        session,
      );
      try {
        await watch(session);
        await sql`select set_config('statement_timeout', '0', false),
          set_config('lock_timeout', ${String(waitMs)}, false)`.execute(session);
        return await work(session);
      } finally {
        for (const { name, setting } of usual)
          await sql`select set_config(${name}, ${setting}, false)`.execute(session);
        await sql`select pg_advisory_unlock(${sql.lit(ADVISORY_LOCKS.migration)})`.execute(session);
      }
    }),
  );
}

/**
 * Tries again instead of waiting, each time in a new transaction. An index built concurrently waits for the end of
 * every transaction in which a statement was running, including one that waits for whoever builds the index.
 */
async function onceAlone<T>(attempt: () => Promise<{ readonly value: T } | undefined>): Promise<T> {
  for (;;) {
    const done = await attempt();
    if (done !== undefined) return done.value;
    await sleep(LOOK_AGAIN_MS);
  }
}

async function isAlone(session: Database, lock: string): Promise<boolean> {
  const { rows } = await sql<{ readonly is_mine: boolean }>`
    select ${sql.raw(lock)}(${sql.lit(ADVISORY_LOCKS.migration)}) as is_mine`.execute(session);
  return rows[0]?.is_mine === true;
}
