import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#config/index.ts';
import type { DatabaseConnection } from '#db/index.ts';
import { canRead, tryWrite } from './repository.ts';

const READY_TIMEOUT_MS = 2000;
const MIB = 1024 * 1024;
/** A check that waits longer proves nothing, because the database may just be busy. */
const PATIENCE_MS = 1500;
/** Several probes ask every few seconds, so a good answer is reused for this long. */
const GOOD_FOR_MS = 5000;

/** Why the API cannot serve. Undefined where it can; with replicas it still serves what only reads. */
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
    if (!isReadable) return 'database is down';
    return connection.reads?.isReadOnly() ? undefined : storageProblem();
  };
}

/**
 * Why the database can be read and not written: its disk is full, or it is read-only. It tries a write and rolls it
 * back. For the embedded database it also checks the free disk space, before the first write fails.
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

/** A database in memory has no folder and no limit. */
async function freeMib(folder: string): Promise<number> {
  const stats = await statfs(folder).catch(() => undefined);
  return stats === undefined ? Number.POSITIVE_INFINITY : (stats.bavail * stats.bsize) / MIB;
}
