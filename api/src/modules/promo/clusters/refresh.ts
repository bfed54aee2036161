import { allowMinutes, type Database, inTransaction } from '#db/index.ts';
import { type Changes, changesOf } from './changes.ts';
import { meanwhile } from './meanwhile.ts';
import { readPairs, readStored } from './pairs-repository.ts';
import * as repository from './refresh-repository.ts';
import { clustersOf } from './union.ts';

const MINUTES = 5;
/** The memory for each sort or hash of a million rows. Only one instance uses it at a time. */
const MEMORY = '64MB';
/** How old clusters may be while requests come. */
const AGE_MINUTES = 10;

/**
 * Finds the clusters of all requests and writes what has changed of them, all or nothing. Returns false while another
 * instance does the same.
 */
export async function refreshClusters(db: Database): Promise<boolean> {
  const begun = performance.now();
  return inTransaction(db, async (trx) => {
    await allowMinutes(trx, MINUTES);
    await repository.allowMemory(trx, MEMORY);
    if (!(await repository.lockRefresh(trx))) return false;
    const startedAt = await repository.readClock(trx);
    const pairs = await readPairs(trx);
    const [stored, roots] = await Promise.all([
      readStored(trx, pairs.maxId() + 1),
      meanwhile(() => clustersOf(pairs)),
    ]);
    await write(trx, changesOf(pairs, roots, stored));
    await repository.finishRefresh(trx, {
      startedAt,
      pairs: pairs.size,
      tookMs: Math.round(performance.now() - begun),
    });
    return true;
  });
}

/** The job's step: it refreshes when somebody asked for it, or when it is time. */
export async function refreshClustersIfDue(db: Database, now = new Date()): Promise<void> {
  if (await repository.isRefreshDue(db, now, AGE_MINUTES)) await refreshClusters(db);
}

async function write(trx: Database, { opened, members, left, closed, stale }: Changes): Promise<void> {
  await repository.openClusters(trx, opened);
  await repository.assignMembers(trx, members);
  await repository.removeMembers(trx, left);
  await repository.closeClusters(trx, closed);
  await repository.sumClusters(trx, stale);
}
