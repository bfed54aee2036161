import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { OperatorError } from '../operator-error.ts';
import type { Database } from './database.ts';
import { migrations } from './migrations/index.ts';
import type { Schema } from './schema.ts';
import { sqlState } from './sql-state.ts';
import { allowMinutes } from './time-limits.ts';

/** Any constant: every process that migrates this product takes the same advisory lock. */
const MIGRATION_LOCK = 7_216_001;

const NO_RIGHT = '42501';

/**
 * Brings the database up to the newest migration, all or nothing, and returns the ids it applied.
 * Throws when an applied migration was edited: its text no longer says what the database holds. Where there is nothing
 * to do nothing but rows is asked for, so a role that owns no tables may run the API.
 */
export async function migrate(db: Database): Promise<string[]> {
  if (await isUpToDate(db)) return [];
  try {
    return await db.transaction().execute(applyMissing);
  } catch (error) {
    if (sqlState(error) !== NO_RIGHT) throw error;
    throw new OperatorError(
      'The database is older than this API, and the role of DATABASE_URL may not change its tables. ' +
        'Migrate it by the role that owns its tables: db:migrate --api-role NAME, where NAME is the role of the API.',
      { cause: error },
    );
  }
}

async function isUpToDate(db: Database): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('schema_migrations') is not null as exists`.execute(db);
  if (rows[0]?.exists !== true) return false;
  const applied = await readApplied(db);
  return migrations.every(({ id, sql: text }) => applied.get(id) === checksumOf(text));
}

async function applyMissing(trx: Transaction<Schema>): Promise<string[]> {
  await allowMinutes(trx);
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(trx);
  await sql`create table if not exists schema_migrations (
    id text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(trx);
  const applied = await readApplied(trx);
  const done: string[] = [];
  for (const { id, sql: text } of migrations) {
    const checksum = checksumOf(text);
    const known = applied.get(id);
    if (known === checksum) continue;
    if (known !== undefined)
      throw new OperatorError(`Migration ${id} was changed after it had been applied.`);
    await sql.raw(text).execute(trx);
    await sql`insert into schema_migrations (id, checksum) values (${id}, ${checksum})`.execute(trx);
    done.push(id);
  }
  return done;
}

async function readApplied(db: Database): Promise<Map<string, string>> {
  const { rows } = await sql<{
    id: string;
    checksum: string;
  }>`select id, checksum from schema_migrations`.execute(db);
  return new Map(rows.map(({ id, checksum }) => [id, checksum]));
}

function checksumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
