import { send } from '../lib/send.mjs';
import { DEVICE } from '../lib/sign-in.mjs';

/**
 * Calls of one person, each counted.
 *
 * @param {string} url of the gateway
 * @param {Record<string, string>} credentials
 */
export function createCaller(url, credentials) {
  const headers = {
    origin: url,
    'x-security-check': DEVICE,
    'content-type': 'application/json',
    ...credentials,
  };
  const tally = { answered: 0, failed: /** @type {string[]} */ ([]), slowestMs: 0 };

  /**
   * @param {string} method
   * @param {string} path below /api/v1
   * @param {{body?: object, key?: string}} [more]
   * @returns {Promise<any>} its data; undefined where it failed
   */
  async function call(method, path, { body, key } = {}) {
    const answer = await send({
      method,
      url: `${url}/api/v1${path}`,
      headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
      body: body && JSON.stringify(body),
    });
    tally.slowestMs = Math.max(tally.slowestMs, answer.ms);
    if (answer.status !== 200) {
      tally.failed.push(`${method} ${path}: ${answer.status} ${answer.failure ?? answer.text.slice(0, 200)}`);
      return undefined;
    }
    tally.answered += 1;
    return JSON.parse(answer.text).data;
  }
  return { call, tally };
}

/**
 * People who read and change something small until they are told to stop.
 *
 * @param {ReturnType<typeof createCaller>} caller
 * @param {{writes: boolean}} options writes: changes that nobody may repeat for them
 */
export function startVisitors({ call }, { writes }) {
  let isOver = false;
  const visits = [
    () => call('GET', '/users/me/balance'),
    () => call('GET', '/transactions/user?limit=20'),
    ...(writes ? [() => call('PATCH', '/users/0', { body: { display_name: `Имя ${Date.now()}` } })] : []),
  ];
  const visitors = visits.map(async (visit) => {
    while (!isOver) {
      const data = await visit();
      if (data === undefined) await new Promise((resolve) => setTimeout(resolve, 200));
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(visitors);
  };
}
