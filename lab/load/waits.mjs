const LINE = /^cabinet_database_wait_seconds_(sum|count|bucket)\{(.*)\} (\S+)$/gm;

/**
 * How long work waited for the database, as the processes of the API count it themselves.
 *
 * @param {readonly string[]} apis
 * @returns {Promise<Record<'connection' | 'turn', {count: number, meanMs: number, late: number}>>} late: how many waited for more
 *   than 100 ms
 */
export async function waits(apis) {
  const sums = { connection: { seconds: 0, count: 0, quick: 0 }, turn: { seconds: 0, count: 0, quick: 0 } };
  for (const api of apis) {
    const text = await (await fetch(`${api}/metrics`)).text();
    for (const [, what, labels = '', value] of text.matchAll(LINE)) {
      const sum = labels.includes('for="turn"') ? sums.turn : sums.connection;
      if (what === 'sum') sum.seconds += Number(value);
      else if (what === 'count') sum.count += Number(value);
      else if (labels.includes('le="0.1"')) sum.quick += Number(value);
    }
  }
  /** @param {{seconds: number, count: number, quick: number}} sum */
  const told = ({ seconds, count, quick }) => ({
    count,
    meanMs: count === 0 ? 0 : (seconds / count) * 1000,
    late: count - quick,
  });
  return { connection: told(sums.connection), turn: told(sums.turn) };
}
