import { Agent, request as httpRequest } from 'node:http';
import { unpack } from './unpack.mjs';

export const HANG_MS = 10_000;

/**
 * @typedef {object} Answer
 * @property {number} status 0 where none came
 * @property {Record<string, string | string[] | undefined>} headers
 * @property {string} text unpacked
 * @property {string} [unreadable] why the text is as it came
 * @property {number} ms
 * @property {string} [failure] why none came
 */

// So few connections stay below the limit for one address.
const shared = new Agent({ keepAlive: true, maxSockets: 16 });

/** Closes the idle connections. */
export const closeConnections = () => shared.destroy();

/**
 * Sends exactly what it is given (fetch would normalise it), and never rejects.
 *
 * @param {{method: string, url: string, headers: Record<string, string>, body?: string | undefined, agent?: Agent, patienceMs?: number}} request
 *   agent: whose connections it takes; patienceMs: how long it waits for the answer
 * @returns {Promise<Answer>}
 */
export function send({ method, url, headers, body, agent = shared, patienceMs = HANG_MS }) {
  const since = Date.now();
  return new Promise((resolve) => {
    /** @param {Partial<Answer>} answer */
    const finish = (answer) => {
      clearTimeout(timer);
      resolve({ status: 0, headers: {}, text: '', ...answer, ms: Date.now() - since });
    };
    const { origin } = new URL(url);
    const { hostname, port } = new URL(origin);
    const outgoing = httpRequest(
      { agent, hostname, port, method, path: url.slice(origin.length), headers: withLength(headers, body) },
      (response) => {
        /** @type {Buffer[]} */
        const pieces = [];
        response.on('data', (piece) => pieces.push(piece));
        response.on('error', (error) => finish({ status: response.statusCode ?? 0, failure: error.message }));
        response.on('end', () =>
          finish({
            status: response.statusCode ?? 0,
            headers: response.headers,
            ...unpack(Buffer.concat(pieces), response.headers['content-encoding']),
          }),
        );
      },
    );
    const timer = setTimeout(() => {
      finish({ failure: `no answer in ${patienceMs / 1000} s` });
      outgoing.destroy();
    }, patienceMs);
    outgoing.on('error', (error) => finish({ failure: error.message }));
    outgoing.end(body);
  });
}

/** @param {Record<string, string>} headers @param {string | undefined} body */
function withLength(headers, body) {
  return body === undefined ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) };
}
