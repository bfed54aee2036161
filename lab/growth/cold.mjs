import { writeFile } from 'node:fs/promises';

/**
 * Starts the servers again with nothing of their files in this machine's memory.
 *
 * @param {readonly import('./histories.mjs').History[]} histories
 * @returns {Promise<boolean>} whether this machine's memory could be emptied: Linux, as root
 */
export async function emptyMemory(histories) {
  for (const { pool, server } of histories) {
    await pool.query('checkpoint');
    await server.kill();
  }
  const isEmpty = await writeFile('/proc/sys/vm/drop_caches', '3').then(
    () => true,
    () => false,
  );
  for (const { server } of histories) await server.start();
  return isEmpty;
}
