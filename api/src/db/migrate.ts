import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { OperatorError } from '#config/operator-error.ts';
import type { Database } from './database.ts';
import { migrations } from './migrations/index.ts';
import type { Schema } from './schema.ts';
import { functionsOf, lastingSql, type SqlFile, wholeSql } from './sql-file.ts';
import { sqlState } from './sql-state.ts';
import { allowMinutes } from './time-limits.ts';

/** An arbitrary constant: every process that migrates this product takes the same advisory lock. */
const MIGRATION_LOCK = 7_216_001;
/** The id of the functions' checksum, beside those of the migrations. */
const FUNCTIONS = 'functions';
const NO_RIGHT = '42501';

/** Checksums by the ids of what was applied. */
type Applied = Map<string, string>;

/**
 * Brings the database up to the newest migration, all or nothing; returns the ids it applied. When there is nothing to
 * do it only reads, so a role that owns no tables may run the API.
 */
export async function migrate(db: Database, files: readonly SqlFile[] = migrations): Promise<string[]> {
  if (missing(await readApplied(db), files).length === 0) return [];
  try {
    return await db.transaction().execute((trx) => applyMissing(trx, files));
  } catch (error) {
    if (sqlState(error) !== NO_RIGHT) throw error;
    throw new OperatorError(
      'The database is older than this API, and the role of DATABASE_URL may not change its tables. ' +
        'Migrate it by the role that owns its tables: db:migrate --api-role NAME, where NAME is the role of the API.',
      { cause: error },
    );
  }
}

/** Names a prepared image: other migrations or functions need another image. */
export function migrationsHash(): string {
  return checksumOf(migrations.map(wholeSql)).slice(0, 16);
}

/** The files that are not applied yet. Throws when the history of the database differs from these files. */
function missing(applied: Applied, files: readonly SqlFile[]): readonly SqlFile[] {
  const [baseline] = files;
  if (applied.size === 0 || baseline === undefined) return files;
  if (!applied.has(baseline.name))
    throw new OperatorError(
      `This database is older than ${baseline.name}, where its history begins, and cannot be brought forward. ` +
        'Save what you need of it, then make it new: db:reset.',
    );
  const edited = files.find(
    (file) => applied.has(file.name) && applied.get(file.name) !== checksumOf([lastingSql(file)]),
  );
  if (edited !== undefined)
    throw new OperatorError(`Migration ${edited.name} was changed after it had been applied.`);
  const waiting = files.filter(({ name }) => !applied.has(name));
  const known = new Set([FUNCTIONS, ...files.map(({ name }) => name)]);
  // A newer release has been here. Its functions stay: a restart during an update must not put ours back.
  const isNewer = [...applied.keys()].some((id) => !known.has(id));
  if (waiting.length === 0 && !isNewer && applied.get(FUNCTIONS) !== functionsChecksum(files))
    throw new OperatorError(
      'A function of the database was changed after the newest migration had been applied. ' +
        'Add a migration that names the change.',
    );
  return waiting;
}

async function applyMissing(trx: Transaction<Schema>, files: readonly SqlFile[]): Promise<string[]> {
  await allowMinutes(trx);
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(trx);
  await sql`create table if not exists schema_migrations (
    id text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(trx);
  const waiting = missing(await readApplied(trx), files);
  if (waiting.length === 0) return [];
  // A migration may bring a function whose tables come later; the last step reads every body.
  await sql`set local check_function_bodies = off`.execute(trx);
  for (const file of waiting) {
    await sql.raw(wholeSql(file)).execute(trx);
    await record(trx, file.name, checksumOf([lastingSql(file)]));
  }
  await sql`set local check_function_bodies = on`.execute(trx);
  await sql.raw(functionsOf(files).map(wholeSql).join('')).execute(trx);
  await record(trx, FUNCTIONS, functionsChecksum(files));
  return waiting.map(({ name }) => name);
}

async function record(trx: Transaction<Schema>, id: string, checksum: string): Promise<void> {
  await sql`insert into schema_migrations (id, checksum) values (${id}, ${checksum})
    on conflict (id) do update set checksum = excluded.checksum, applied_at = now()`.execute(trx);
}

async function readApplied(db: Database): Promise<Applied> {
  const { rows: found } = await sql<{ readonly exists: boolean }>`
    select to_regclass('schema_migrations') is not null as exists`.execute(db);
  if (found[0]?.exists !== true) return new Map();
  const { rows } = await sql<{ readonly id: string; readonly checksum: string }>`
    select id, checksum from schema_migrations`.execute(db);
  return new Map(rows.map(({ id, checksum }) => [id, checksum]));
}

function functionsChecksum(files: readonly SqlFile[]): string {
  return checksumOf(functionsOf(files).map(wholeSql));
}

function checksumOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}
