import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../config/index.ts';
import type { DatabaseConnection } from '../../db/index.ts';
import { canRead, tryWrite } from './repository.ts';

const READY_TIMEOUT_MS = 2000;
const MIB = 1024 * 1024;
/** A busy database is not a full one: a check that waits longer than this proves nothing. */
const PATIENCE_MS = 1500;
/** Readiness is asked every few seconds by several; a good answer is reused for this long. */
const GOOD_FOR_MS = 5000;

/** The reason why the API cannot serve; undefined where there is none. */
export function createReadiness(
  connection: DatabaseConnection,
  config: Pick<Config, 'dataDir' | 'diskReserveMb'>,
): () => Promise<string | undefined> {
  const storageProblem = createStorageCheck(connection, config);
  return async () => {
    const isReadable = await Promise.race([
      canRead(connection),
      sleep(READY_TIMEOUT_MS, false, { ref: false }),
    ]);
    return isReadable ? storageProblem() : 'database is down';
  };
}

/**
 * Says why money could not be recorded although the database can be read: its disk is full, or it is read-only. The
 * proof is a write that is rolled back; for the embedded database the free disk space counts as well, so that the
 * problem shows before the first write fails.
 */
function createStorageCheck(
  connection: DatabaseConnection,
  { dataDir, diskReserveMb }: Pick<Config, 'dataDir' | 'diskReserveMb'>,
): () => Promise<string | undefined> {
  let goodUntil = 0;
  return async () => {
    if (Date.now() < goodUntil) return undefined;
    const problem =
      connection.kind === 'pglite' && (await freeMib(dataDir)) < diskReserveMb
        ? 'the disk is nearly full'
        : await Promise.race([tryWrite(connection), sleep(PATIENCE_MS, undefined, { ref: false })]);
    if (problem === undefined) goodUntil = Date.now() + GOOD_FOR_MS;
    return problem;
  };
}

/** A database that is kept in memory has no folder, and no end. */
async function freeMib(folder: string): Promise<number> {
  const stats = await statfs(folder).catch(() => undefined);
  return stats === undefined ? Number.POSITIVE_INFINITY : (stats.bavail * stats.bsize) / MIB;
}
