/**
 * The names and places that the cases ask for.
 *
 * @param {import('pg').Pool} pool
 * @param {import('../lib/api-over-http.mjs').Ask} ask
 * @returns {Promise<import('./cases.mjs').Known>}
 */
export async function readKnown(pool, ask) {
  /** @type {import('pg').QueryResult<Pick<import('./cases.mjs').Known, 'personId' | 'roleId' | 'companyId' | 'payerId' | 'actorId' | 'transactionNumber' | 'requestNumber'> & {people: number}>} */
  const { rows } = await pool.query(`select u.id as "personId", u.role_id as "roleId", p.id as "payerId",
      (select id from companies order by name limit 1) as "companyId",
      (select actor_id from audit_log where actor_id is not null order by seq limit 1) as "actorId",
      (select number::integer from ledger_postings l where l.payer_id = p.id limit 1) as "transactionNumber",
      (select number::integer from payment_requests r where r.payer_id = p.id limit 1) as "requestNumber",
      (select count(*)::integer from users) as people
    from users u join payers p on p.user_id = u.id where u.email like 'person.77@%'`);
  const [row] = rows;
  if (!row) throw new Error('the database holds no cabinet of this benchmark');
  const { people, ...known } = row;
  const { items } = await ask('GET', 'nona/admin/promo/clusters');
  return {
    ...known,
    deepPage: Math.floor(people / 50 / 2),
    clusterId: items[0].id,
    deepTransactions: await cursorInTheMiddle(ask, 'v1/transactions'),
    deepPromo: await cursorInTheMiddle(ask, 'nona/admin/promo/requests'),
    deepAudit: await cursorInTheMiddle(ask, 'v1/admin/audit'),
  };
}

const HALF_A_YEAR_MS = 183 * 86_400_000;

/** The second page of what is older than half a year: the middle of the list. @param {import('../lib/api-over-http.mjs').Ask} ask @param {string} list */
async function cursorInTheMiddle(ask, list) {
  const to = new Date(Date.now() - HALF_A_YEAR_MS).toISOString();
  const { next_cursor } = await ask('GET', `${list}?limit=50&to=${to}`);
  if (next_cursor === null) throw new Error(`${list} has one page only`);
  return next_cursor;
}
