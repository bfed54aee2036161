import autocannon from 'autocannon';
import { SERVICE_TOKEN } from '../faults/cabinet.mjs';
import { findModel } from '../faults/find-model.mjs';
import { send } from '../lib/send.mjs';

/** @typedef {import('./cabinet.mjs').Cabinet} Cabinet */
/** @typedef {{payerId: string, userId: string}} Holder */

const CLIENTS = 8;
const SECONDS = 3;
const PAYERS = 256;

/** What else comes in through the border. @param {Cabinet} cabinet with many people */
export async function openBorder(cabinet) {
  const { url, pool, admin } = cabinet;
  // Who has no company pays from their own account. What the role allows is what the demonstration's person may.
  await pool.query(`update users set is_active = true, role_id = (select role_id from users where email = 'user@demo.example')
    where email like 'person.%' and company_id is null`);
  /** @type {import('pg').QueryResult<Holder>} */
  const { rows: holders } = await pool.query(
    `select p.id as "payerId", u.id as "userId" from users u join payers p on p.user_id = u.id
      where u.email like 'person.%' and u.company_id is null order by u.email limit ${PAYERS}`,
  );
  const [first] = holders;
  if (!first) throw new Error('nobody pays from an account of their own');
  const model = await findModel(url, first.userId);
  /** @param {string} path */
  const read = async (path) => {
    const start = performance.now();
    const { status, failure, text } = await send({
      method: 'GET',
      url: `${url}/api/v1/${path}`,
      headers: admin,
    });
    if (status !== 200) throw new Error(`${path}: ${status} ${failure ?? text}`);
    return performance.now() - start;
  };
  let charges = 0;

  return {
    /** @returns {Promise<number>} charges a second */
    async charge() {
      const result = await autocannon({
        url: `${url}/api/internal/v1/charges`,
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${SERVICE_TOKEN}` },
        connections: CLIENTS,
        duration: SECONDS,
        setupClient(client) {
          const next = () => {
            charges += 1;
            const userId = holders[charges % holders.length]?.userId;
            const tokens = { input_tokens: 1, output_tokens: 1 };
            client.setBody(
              JSON.stringify({ user_id: userId, model_id: model, request_id: `lab-${charges}`, ...tokens }),
            );
          };
          next();
          client.on('response', next);
        },
      });
      if (result.non2xx > 0 || result.errors > 0)
        throw new Error(`charges: ${result.non2xx} refusals, ${result.errors} errors`);
      return result['2xx'] / result.duration;
    },

    /** Each reads a page and says how many milliseconds it took. @type {Record<string, () => Promise<number>>} */
    lists: {
      'transactions of one payer': () => read(`transactions?limit=50&payer_id=${first.payerId}`),
      'people, `admin/users`': () => read('admin/users?limit=50'),
      'audit log, `admin/audit`': () => read('admin/audit?limit=50'),
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof openBorder>>} Border */
