import { sql } from 'kysely';
import { OperatorError } from '#config/operator-error.ts';
import type { Database } from './database.ts';
import { doStep } from './migrating/do-step.ts';
import { PATIENCE, type Patience } from './migrating/give-way.ts';
import { type Applied, checksumOf, readApplied, record } from './migrating/history.ts';
import { inTransaction, type Migrating } from './migrating/sessions.ts';
import { stepsOf } from './migrating/steps.ts';
import { migrations } from './migrations/index.ts';
import { functionsOf, lastingSql, type SqlFile, wholeSql } from './sql-file.ts';
import { sqlState } from './sql-state.ts';

/** The id of the functions' checksum, which is kept beside the checksums of the migrations. */
const FUNCTIONS = 'functions';
const NO_RIGHT = '42501';

/**
 * Brings the database up to the newest migration and returns the ids it applied. Migrations are applied all or nothing,
 * except those in steps: what comes before one is committed first, then each of its steps. A lock that is not given at
 * once is asked for again later, so that a live database goes on. When there is nothing to do it only reads, so a role
 * that owns no tables may run the API.
 */
export async function migrate(
  db: Database,
  files: readonly SqlFile[] = migrations,
  patience: Patience = PATIENCE,
): Promise<string[]> {
  const waiting = missing(await readApplied(db), files);
  if (waiting.length === 0) return [];
  const migrating = { db, patience };
  const done: string[] = [];
  try {
    for (const file of waiting.filter((one) => stepsOf(one).length > 0)) {
      done.push(...(await applyMissing(migrating, files, file)));
      for (const step of stepsOf(file)) await doStep(migrating, file, step);
    }
    return [...done, ...(await applyMissing(migrating, files))];
  } catch (error) {
    if (sqlState(error) !== NO_RIGHT) throw error;
    throw new OperatorError(
      'The database is older than this API, and the role of DATABASE_URL may not change its tables. ' +
        'Migrate it by the role that owns its tables: db:migrate --api-role NAME, where NAME is the role of the API.',
      { cause: error },
    );
  }
}

/** Names a prepared image. Other migrations or functions give another name. */
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

/**
 * Applies what is missing before a migration in steps, or everything with the functions. The steps of earlier
 * migrations are done by then.
 */
function applyMissing(migrating: Migrating, files: readonly SqlFile[], before?: SqlFile): Promise<string[]> {
  const what = before ? `What comes before ${before.name}` : 'The migration';
  return inTransaction(migrating, what, async (trx) => {
    const waiting = missing(await readApplied(trx), files);
    if (waiting.length === 0) return [];
    const now = before === undefined ? waiting : waiting.slice(0, Math.max(0, waiting.indexOf(before)));
    for (const file of now) {
      const steps = stepsOf(file).map(({ id }) => id);
      if (steps.length === 0) await sql.raw(wholeSql(file)).execute(trx);
      else await sql`delete from schema_migrations where id = any (${steps})`.execute(trx);
      await record(trx, file.name, checksumOf([lastingSql(file)]));
    }
    if (before === undefined) {
      await sql`set local check_function_bodies = on`.execute(trx);
      await sql.raw(functionsOf(files).map(wholeSql).join('')).execute(trx);
      await record(trx, FUNCTIONS, functionsChecksum(files));
    }
    return now.map(({ name }) => name);
  });
}

function functionsChecksum(files: readonly SqlFile[]): string {
  return checksumOf(functionsOf(files).map(wholeSql));
}
