/** @param {string} amount @returns {bigint} Money as whole units of its tenth decimal. */
export function units(amount) {
  const [whole = '', part = ''] = amount.split('.');
  return BigInt(whole + part.padEnd(10, '0'));
}

/**
 * Totals straight from the postings: what the roll-ups must agree with, and what they save.
 *
 * @param {import('pg').Pool} pool
 * @param {import('./cases.mjs').Filter} filter As the API reads it from a query.
 * @returns {Promise<{count: number, sum: bigint, ms: number}>}
 */
export async function sumStraight(pool, filter) {
  const start = performance.now();
  let [count, sum] = [0, 0n];
  for (const { payerId, userId, isNobody } of filter.branches) {
    const { rows } = await pool.query(
      `select count(*)::integer as count, coalesce(sum(amount), 0)::numeric(30,10)::text as sum from ledger_postings
        where payer_id is not null and ($1::uuid is null or payer_id = $1) and ($2::uuid is null or user_id = $2)
          and (not $3 or user_id is null) and ($4::text[] is null or type = any ($4)) and ($5::text is null or model_id = $5)
          and ($6 <> 'in' or amount > 0) and created_at >= $7 and created_at < $8`,
      [
        payerId,
        userId,
        isNobody ?? false,
        filter.types,
        filter.modelId,
        filter.direction ?? '',
        filter.from ?? '-infinity',
        filter.to ?? 'infinity',
      ],
    );
    count += rows[0].count;
    sum += units(rows[0].sum);
  }
  return { count, sum, ms: performance.now() - start };
}

/**
 * What each person spent of a shared account since a day, straight from the postings.
 *
 * @param {import('pg').Pool} pool
 * @param {{payerId: string, userId: string | null, from: string}} of
 * @returns {Promise<{total: bigint, people: number, ms: number}>}
 */
export async function sumPeople(pool, { payerId, userId, from }) {
  const start = performance.now();
  const { rows } = await pool.query(
    `select user_id, (-sum(amount))::numeric(30,10)::text as spent from ledger_postings
      where payer_id = $1 and type = 'charge' and created_at >= ledger_day_start($3::date)
        and ($2::uuid is null or user_id = $2)
      group by 1`,
    [payerId, userId, from],
  );
  const total = rows.reduce((sum, { spent }) => sum + units(spent), 0n);
  return { total, people: rows.length, ms: performance.now() - start };
}
