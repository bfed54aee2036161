import { randomUUID } from 'node:crypto';

/** @typedef {{payerId: string, userId: string}} Holder */

/**
 * People with money of a loaded history.
 *
 * @param {import('pg').Pool} pool
 * @param {number} count
 * @returns {Promise<Holder[]>}
 */
export async function findPayers(pool, count) {
  /** @type {import('pg').QueryResult<Holder>} */
  const { rows } = await pool.query(
    `select p.id as "payerId", p.user_id as "userId" from payers p join payer_balances b on b.payer_id = p.id
      where p.user_id is not null and b.available > 10 order by p.id limit $1`,
    [count],
  );
  if (rows.length < count) throw new Error('there are not enough people with money');
  return rows;
}

/**
 * A small charge of one of them; whoever calls it again asks for the same one, by its key.
 *
 * @param {Pick<typeof import('../../api/src/lib/ledger/index.ts'), 'charge'>} api
 * @param {import('../../api/src/db/index.ts').DatabaseConnection['db']} db
 * @param {readonly Holder[]} payers
 */
export function someCharge(api, db, payers) {
  const holder = payers[Math.floor(Math.random() * payers.length)];
  if (!holder) throw new Error('there is no payer');
  const requestKey = randomUUID();
  const charge = { ...holder, requestKey, amount: '0.0001', modelId: 'model-1', description: 'Запрос' };
  return async () => {
    const { status } = await api.charge(db, charge);
    if (status !== 'posted') throw new Error(`a charge was answered with ${status}`);
  };
}
