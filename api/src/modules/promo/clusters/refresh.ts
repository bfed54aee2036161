import { allowMinutes, type Database, inTransaction } from '#db/index.ts';
import { readMembers, readPairs } from './pairs-repository.ts';
import * as repository from './refresh-repository.ts';
import { clustersOf } from './union.ts';

const MINUTES = 5;
/** How old clusters may be while requests come. */
const AGE_MINUTES = 10;

/**
 * Finds the clusters of all requests and writes what has changed of them, all or nothing. False while another instance
 * does the same.
 */
export async function refreshClusters(db: Database): Promise<boolean> {
  const begun = performance.now();
  return inTransaction(db, async (trx) => {
    await allowMinutes(trx, MINUTES);
    if (!(await repository.lockRefresh(trx))) return false;
    const startedAt = await repository.readClock(trx);
    const pairs = await readPairs(trx);
    const roots = clustersOf(pairs);
    await write(trx, roots, await readMembers(trx, roots.length));
    await repository.sumClusters(trx);
    await repository.finishRefresh(trx, {
      startedAt,
      pairs: pairs.size,
      tookMs: Math.round(performance.now() - begun),
    });
    return true;
  });
}

/** For the job: when somebody asked for it, or when it is time. */
export async function refreshClustersIfDue(db: Database, now = new Date()): Promise<void> {
  if (await repository.isRefreshDue(db, now, AGE_MINUTES)) await refreshClusters(db);
}

async function write(trx: Database, roots: Int32Array, stored: ReadonlyMap<number, number>): Promise<void> {
  const wanted = new Set<number>();
  const changed: [number, number][] = [];
  const gone: number[] = [];
  roots.forEach((root, id) => {
    if (root !== 0) wanted.add(root);
    if (root !== 0 && stored.get(id) !== root) changed.push([id, root]);
  });
  for (const id of stored.keys()) if ((roots[id] ?? 0) === 0) gone.push(id);
  await repository.openClusters(trx, [...wanted]);
  await repository.assignMembers(trx, changed);
  await repository.removeMembers(trx, gone);
}
