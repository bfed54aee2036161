import { MAY_SEND_HEADER, SENDER_HEADER } from '@cabinet/http-server';
import { upstreamStatus } from './upstream-status.mjs';

/** What travels between two neighbours only, or tells of a body that is not there. */
const OF_ONE_HOP = [
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'expect',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * What the API says of a file before a byte of it is read.
 *
 * @typedef {object} Said
 * @property {string} [sender] Who sends it, and may.
 * @property {{status: number, headers: [string, string][], text: string}} [refused] The answer to whoever may not.
 * @property {502 | 503 | 504} [failure] Nobody could say.
 */

/**
 * Asks the API who sends a file, by the head of the very request that brings it: all gates of the API see what they would
 * see with the file. Asking changes nothing, so another process may be asked when one fails.
 *
 * @param {object} call
 * @param {ReturnType<typeof import('./api-balancer.mjs').createBalancer>} call.balancer
 * @param {string} call.method
 * @param {string} call.path
 * @param {import('node:http').IncomingHttpHeaders} call.headers
 * @param {number} call.firstByteMs
 * @returns {Promise<Said>}
 */
export async function askWhoSends({ balancer, method, path, headers, firstByteMs }) {
  const head = headersOf(headers);
  head.set(MAY_SEND_HEADER, '?');
  /** @type {Set<import('./api-balancer.mjs').Upstream>} */
  const tried = new Set();
  /** @type {502 | 503 | 504} */
  let failure = 503;
  for (let upstream = balancer.pick(tried); upstream && failure !== 504; upstream = balancer.pick(tried)) {
    tried.add(upstream);
    const isOver = balancer.begin(upstream);
    try {
      const signal = AbortSignal.timeout(firstByteMs);
      const answer = await fetch(`${upstream.url}${path}`, {
        method,
        headers: head,
        redirect: 'manual',
        signal,
      });
      return await readAnswer(answer);
    } catch (error) {
      failure = statusOf(error);
      if (failure !== 504) balancer.lost(upstream, error);
    } finally {
      isOver();
    }
  }
  return { failure };
}

/** @param {import('node:http').IncomingHttpHeaders} headers */
function headersOf(headers) {
  const kept = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (!OF_ONE_HOP.includes(name)) for (const each of [value ?? []].flat()) kept.append(name, each);
  return kept;
}

/** @param {Response} answer @returns {Promise<Said>} */
async function readAnswer(answer) {
  const text = await answer.text();
  const sender = answer.headers.get(SENDER_HEADER);
  if (answer.status === 204 && sender !== null) return { sender };
  const headers = [...answer.headers].filter(([name]) => !OF_ONE_HOP.includes(name));
  return { refused: { status: answer.status, headers, text } };
}

/** @param {unknown} error @returns {502 | 503 | 504} */
function statusOf(error) {
  if (!(error instanceof Error)) return 503;
  return error.name === 'TimeoutError' ? 504 : (upstreamStatus(error.cause) ?? 503);
}
