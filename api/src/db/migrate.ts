import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { OperatorError } from '../operator-error.ts';
import type { Database } from './database.ts';
import { migrations } from './migrations/index.ts';
import { allowMinutes } from './time-limits.ts';

/** Any constant: every process that migrates this product takes the same advisory lock. */
const MIGRATION_LOCK = 7_216_001;

/**
 * Brings the database up to the newest migration, all or nothing, and returns the ids it applied.
 * Throws when an applied migration was edited: its text no longer says what the database holds.
 */
export async function migrate(db: Database): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await allowMinutes(trx);
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(trx);
    await sql`create table if not exists schema_migrations (
      id text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(
      trx,
    );
    const { rows } = await sql<{
      id: string;
      checksum: string;
    }>`select id, checksum from schema_migrations`.execute(trx);
    const applied = new Map(rows.map(({ id, checksum }) => [id, checksum]));
    const done: string[] = [];
    for (const { id, sql: text } of migrations) {
      const checksum = createHash('sha256').update(text).digest('hex');
      const known = applied.get(id);
      if (known === checksum) continue;
      if (known !== undefined)
        throw new OperatorError(`Migration ${id} was changed after it had been applied.`);
      await sql.raw(text).execute(trx);
      await sql`insert into schema_migrations (id, checksum) values (${id}, ${checksum})`.execute(trx);
      done.push(id);
    }
    return done;
  });
}
