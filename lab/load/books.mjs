import { roubles, units } from '../faults/money.mjs';

/**
 * What is in the ledger beside the histories that were there from the start: nothing but what somebody acknowledged, each once.
 *
 * @param {import('pg').Pool} pool
 */
export async function openBooks(pool) {
  const COUNTS = `select e.kind, count(*)::integer as count, coalesce(sum(abs(p.amount)), 0)::text as amount
    from ledger_entries e join ledger_postings p on p.entry_id = e.id and p.payer_id is not null
    where e.kind in ('charge', 'topup') group by 1`;

  /** @param {string} kind */
  async function read(kind) {
    /** @type {import('pg').QueryResult<{kind: string, count: number, amount: string}>} */
    const { rows } = await pool.query(COUNTS);
    const found = rows.find((row) => row.kind === kind);
    return { count: found?.count ?? 0, amount: units(found?.amount ?? '0') };
  }
  const before = { charge: await read('charge'), topup: await read('topup') };

  /** @param {'charge' | 'topup'} kind @param {Iterable<string>} amounts */
  async function compare(kind, amounts) {
    const now = await read(kind);
    const seen = { count: now.count - before[kind].count, amount: now.amount - before[kind].amount };
    const all = [...amounts];
    const sum = all.reduce((total, amount) => total + units(amount), 0n);
    if (seen.count === all.length && seen.amount === sum) return [];
    return [
      `${kind}: ${all.length} acknowledged, ${roubles(sum)} ₽; ${seen.count} in the ledger, ${roubles(seen.amount)} ₽`,
    ];
  }

  /** How many of them are there. @param {string} sql @param {Iterable<string>} ids */
  async function found(sql, ids) {
    /** @type {import('pg').QueryResult<{count: number}>} */
    const { rows } = await pool.query(sql, [[...ids]]);
    return rows[0]?.count ?? 0;
  }

  return {
    /**
     * @param {ReadonlyMap<string, string>} charges amounts by entry
     * @param {ReadonlyMap<string, string>} paid amounts by request
     * @returns {Promise<string[]>} problems
     */
    async audit(charges, paid) {
      const entries = await found(
        `select count(*)::integer as count from ledger_entries where kind = 'charge' and id = any($1)`,
        charges.keys(),
      );
      const credited = await found(
        `select count(*)::integer as count from payment_requests where status = 'paid' and id = any($1)`,
        paid.keys(),
      );
      return [
        ...(await compare('charge', charges.values())),
        ...(await compare('topup', paid.values())),
        ...(entries === charges.size ? [] : [`${charges.size} charges, ${entries} entries of them`]),
        ...(credited === paid.size ? [] : [`${paid.size} payments, ${credited} of their requests paid`]),
      ];
    },
  };
}
