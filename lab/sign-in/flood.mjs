import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { send } from '../lib/send.mjs';
import { signInRequest } from '../lib/sign-in.mjs';
import { forgetfulOf, signerOf } from './cabinet.mjs';

/** @typedef {import('./cabinet.mjs').Cabinet} Cabinet */
/** @typedef {readonly [path: string, body: object]} Call */

const PASSWORD = 'sea-Lantern-77-owl';
const AT_ONCE = 8;
/** Nobody is told to come again where there is no limit. */
const PATIENCE_MS = 120_000;

/**
 * Calls that set a password. Each needs a secret that holds, or it would not come as far as its hash.
 *
 * @typedef {object} Kind
 * @property {(n: number, round: number) => string} email
 * @property {'visitor' | 'admin'} asker of the letter
 * @property {(email: string) => Call} ask for it
 * @property {string} letter its kind
 * @property {RegExp} secret in it
 * @property {(email: string, secret: string) => Call} use
 */

/** @type {Readonly<Record<string, Kind>>} */
export const FLOODS = {
  'reset confirmations': {
    email: forgetfulOf,
    asker: 'visitor',
    ask: (email) => ['auth/password-reset', { email }],
    letter: 'password-reset',
    secret: /\b\d{6}-\d{6}\b/,
    use: (email, code) => ['auth/password-reset/confirm', { email, code, password: PASSWORD }],
  },
  'first passwords': {
    email: (n, round) => `new-${round}-${n}@lab.example`,
    asker: 'admin',
    ask: (email) => ['admin/users', { email, display_name: 'Новая' }],
    letter: 'first-password',
    secret: /(?<=token=)[\w-]{43}/,
    use: (_email, token) => ['auth/first-password', { token, password: PASSWORD }],
  },
};

/** @param {Cabinet} cabinet @param {Record<string, string>} headers @param {Call} call */
const requestOf = ({ url }, headers, [path, body]) => ({
  method: 'POST',
  url: `${url}/api/v1/${path}`,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
  patienceMs: PATIENCE_MS,
});

/**
 * @param {Cabinet} cabinet
 * @param {Kind} kind
 * @param {{count: number, round: number}} options
 * @returns {Promise<Call[]>}
 */
export async function prepareFlood(cabinet, kind, { count, round }) {
  const emails = Array.from({ length: count }, (_, n) => kind.email(n, round));
  const left = [...emails];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let email = left.pop(); email !== undefined; email = left.pop()) {
        const { status, failure, text } = await send(
          requestOf(cabinet, cabinet[kind.asker], kind.ask(email)),
        );
        if (status !== 200) throw new Error(`${kind.letter} of ${email}: ${status} ${failure ?? text}`);
      }
    }),
  );
  /** @type {import('pg').QueryResult<{recipient: string, body_text: string}>} */
  const { rows } = await cabinet.pool.query(
    `select distinct on (recipient) recipient, body_text from outbox where kind = $1 and recipient = any ($2)
      order by recipient, id desc`,
    [kind.letter, emails],
  );
  return rows.map(({ recipient, body_text }) =>
    kind.use(recipient, kind.secret.exec(body_text)?.[0] ?? 'none'),
  );
}

/** @param {Cabinet} cabinet @param {number} n whose turn it is */
async function signInOnce({ url }, n) {
  const start = performance.now();
  const { status, failure, text } = await send({
    ...signInRequest(url, signerOf(n)),
    patienceMs: PATIENCE_MS,
  });
  if (status !== 200) throw new Error(`a sign-in was answered with ${status}: ${failure ?? text}`);
  return performance.now() - start;
}

/** @param {Cabinet} cabinet @param {number} count @returns {Promise<number[]>} milliseconds, one after the other */
export async function signInsAlone(cabinet, count) {
  /** @type {number[]} */
  const times = [];
  while (times.length < count) times.push(await signInOnce(cabinet, times.length));
  return times;
}

/**
 * One after the other until the last of the flood is answered.
 *
 * @param {Cabinet} cabinet
 * @param {readonly Call[]} calls
 */
export async function signInsBeside(cabinet, calls) {
  const worker = new Worker(new URL('send-flood.mjs', import.meta.url), {
    workerData: calls.map((call) => requestOf(cabinet, cabinet.visitor, call)),
  });
  await once(worker, 'message');
  let isOver = false;
  const flood = once(worker, 'message').finally(() => {
    isOver = true;
  });
  const signIns = async () => {
    /** @type {number[]} */
    const times = [];
    while (!isOver) times.push(await signInOnce(cabinet, times.length));
    return times;
  };
  try {
    const [[answers], times] = await Promise.all([flood, signIns()]);
    return { times, statuses: statusesOf(answers) };
  } finally {
    await worker.terminate();
  }
}

/** A password is set, or whoever sets it is told to come again. @param {import('../lib/send.mjs').Answer[]} answers */
function statusesOf(answers) {
  const other = answers.find(({ status }) => status !== 200 && status !== 429);
  if (other) throw new Error(`the flood was answered with ${other.status}: ${other.failure ?? other.text}`);
  return answers.map(({ status }) => status);
}
