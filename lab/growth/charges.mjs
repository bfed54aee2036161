import { findPayers, someCharge } from '../transactions/charges.mjs';

const AT_ONCE = 8;
const BURST_MS = 4_000;
const ROUNDS = 4;
const PAYERS = 200;

/** @typedef {import('./histories.mjs').History} History */
/** @typedef {{perSecond: number, times: number[]}} Charges */

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
      const payers = await findPayers(history.pool, PAYERS);
      const start = performance.now();
      /** @type {number[]} */
      const times = [];
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          while (performance.now() - start < BURST_MS) {
            const charge = someCharge(api, history.db, payers);
            const began = performance.now();
            await charge();
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
