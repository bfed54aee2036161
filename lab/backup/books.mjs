import { units } from '../faults/money.mjs';

/**
 * @typedef {import('../faults/money.mjs').Receipt} Receipt
 * @typedef {ReadonlyMap<string, readonly string[]>} Found amounts that the books hold under each key
 */

/** Whatever moved money under a key that begins so: charges, what was taken of reserves, payments by card. */
const moves = (/** @type {string} */ prefix) => `
  select split_part(c.request_key, ':', 2), p.amount
    from model_charges c join ledger_postings p on p.entry_id = c.entry_id and p.payer_id is not null
    where split_part(c.request_key, ':', 2) like '${prefix}%'
  union all
  select k.key, p.amount
    from idempotency_keys k
    join payment_requests r on r.id = (k.body::jsonb ->> 'id')::uuid
    join ledger_postings p on p.entry_id = r.entry_id and p.payer_id is not null
    where k.key like '${prefix}%'`;

/** @param {import('./server.mjs').Server} server @param {string} prefix @returns {Promise<Found>} */
export async function readMoves(server, prefix) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const row of (await server.ask(moves(prefix))).split('\n').filter((line) => line !== '')) {
    const [key = '', amount = ''] = row.split('|');
    found.set(key, [...(found.get(key) ?? []), amount]);
  }
  return found;
}

/**
 * What each of these receipts is in the books: there once with its amount, missing, or wrong.
 *
 * @param {Found} found
 * @param {readonly Receipt[]} receipts
 */
export function findReceipts(found, receipts) {
  /** @type {Receipt[]} */
  const missing = [];
  /** @type {string[]} */
  const wrong = [];
  for (const receipt of receipts) {
    const { key, direction, amount } = receipt;
    const amounts = found.get(key) ?? [];
    const due = direction === 'in' ? units(amount) : -units(amount);
    if (amounts.length === 0) missing.push(receipt);
    else if (amounts.length > 1 || units(amounts[0] ?? '') !== due)
      wrong.push(`${key}: ${amounts.join(' and ')} instead of ${direction} ${amount}`);
  }
  return { missing, wrong };
}
