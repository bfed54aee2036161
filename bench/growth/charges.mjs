import { randomUUID } from 'node:crypto';

const AT_ONCE = 8;
const BURST_MS = 4_000;
const ROUNDS = 4;
const PAYERS = 200;

/** @typedef {import('./histories.mjs').History} History */
/** @typedef {{perSecond: number, times: number[]}} Charges */

/** @param {History} history @returns {Promise<{payerId: string, userId: string}[]>} people with money */
async function findPayers({ pool }) {
  /** @type {import('pg').QueryResult<{payerId: string, userId: string}>} */
  const { rows } = await pool.query(
    `select p.id as "payerId", p.user_id as "userId" from payers p join payer_balances b on b.payer_id = p.id
      where p.user_id is not null and b.available > 100 order by p.id limit $1`,
    [PAYERS],
  );
  if (rows.length < PAYERS) throw new Error('there are not enough people with money');
  return rows;
}

/**
 * Charges of eight sessions at once, history by history, again and again.
 *
 * @param {import('./histories.mjs').Api} api
 * @param {readonly History[]} histories
 * @param {import('./histories.mjs').Tell} tell
 * @returns {Promise<Charges[]>} by history
 */
export async function measureCharges(api, histories, tell) {
  const seen = histories.map(() => ({ ms: 0, times: /** @type {number[]} */ ([]) }));
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [index, history] of histories.entries()) {
      const payers = await findPayers(history);
      const start = performance.now();
      /** @type {number[]} */
      const times = [];
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          while (performance.now() - start < BURST_MS) {
            const holder = payers[Math.floor(Math.random() * payers.length)];
            if (!holder) throw new Error('there is no payer');
            const began = performance.now();
            const charge = { ...holder, amount: '0.0001', modelId: 'model-1', description: 'Запрос' };
            const { status } = await api.charge(history.db, { ...charge, requestKey: randomUUID() });
            if (status !== 'posted') throw new Error(`a charge was answered with ${status}`);
            times.push(performance.now() - began);
          }
        }),
      );
      const of = seen[index];
      // The first charges of a day begin its sums.
      if (!of || round < 0) continue;
      of.ms += performance.now() - start;
      of.times.push(...times);
    }
    tell(`charges: round ${round} of ${ROUNDS}`);
  }
  return seen.map(({ ms, times }) => ({ perSecond: (times.length / ms) * 1000, times }));
}
