import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Who is looked at: the sessions of whoever migrates. */
export const MIGRATES = 'bench-migrates';
const LOOK_MS = 10;
/** Locks that keep writers or all from a table, held or asked for: who comes later waits behind both. */
const STRONG = `select from pg_locks l join pg_stat_activity a using (pid)
  where a.application_name = '${MIGRATES}' and l.locktype = 'relation'
    and l.relation in ('ledger_postings'::regclass, 'ledger_user_days'::regclass)
    and l.mode in ('AccessExclusiveLock', 'ExclusiveLock', 'ShareRowExclusiveLock', 'ShareLock')`;

/**
 * Looks every hundredth of a second.
 *
 * @param {string} url
 * @returns {Promise<() => Promise<number>>} Ends it; the longest time in ms that others were kept from a table.
 */
export async function watchLocks(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let isOver = false;
  const watching = (async () => {
    let longest = 0;
    /** @type {number | undefined} */
    let since;
    while (!isOver) {
      const { rowCount } = await client.query(STRONG);
      const now = performance.now();
      since = rowCount === 0 ? undefined : (since ?? now);
      longest = Math.max(longest, since === undefined ? 0 : now - since);
      await sleep(LOOK_MS);
    }
    return longest;
  })();
  return async () => {
    isOver = true;
    const longest = await watching;
    await client.end();
    return longest;
  };
}
