import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '#config/operator-error.ts';
import { PgliteProcess } from './pglite-process.ts';

/** A database lacks the mark of a completed first start, and only the operator knows whether it is in use. */
class UnmarkedClusterError extends OperatorError {
  constructor(cluster: string, mark: string) {
    super(
      `${cluster} holds a database, but ${mark}, the mark of one that was prepared to the end, is missing. Nothing was changed. ` +
        'If the database was in use, create that file, empty, and start again; if it never was, delete the folder. ' +
        'Another DATA_DIR leaves it as it is.',
    );
    this.name = 'UnmarkedClusterError';
  }
}

/**
 * Opens the cluster of a data directory. A new one is prepared beside its place and moved there when it is complete, so
 * a killed start leaves no half of one. A cluster that holds tables is never deleted.
 */
export async function openCluster(
  dataDir: string,
  prepare: (folder: string) => Promise<PgliteProcess>,
): Promise<PgliteProcess> {
  const cluster = join(dataDir, 'pg');
  const mark = join(dataDir, 'pg.ready');
  if (holdsTables(cluster) && !existsSync(mark)) throw new UnmarkedClusterError(cluster, mark);
  if (!holdsTables(cluster)) {
    const unfinished = join(dataDir, 'pg.unfinished');
    const prepared = await prepare(unfinished);
    await prepared.close();
    rmSync(cluster, { recursive: true, force: true });
    // The mark is written first, because a mark without a cluster means a new start.
    writeFileSync(mark, '');
    await rename(unfinished, cluster);
  }
  return PgliteProcess.start({ dataDir: cluster });
}

/** Tables are in the folders of `base`, one per database. */
function holdsTables(cluster: string): boolean {
  const base = join(cluster, 'base');
  return existsSync(base) && readdirSync(base).length > 0;
}
