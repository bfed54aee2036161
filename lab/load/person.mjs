import { Agent } from 'node:http';
import { send } from '../lib/send.mjs';
import { ORIGIN, PASSWORD } from './cabinet.mjs';

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** What ends https before the gateway keeps so many connections to it. */
const KEPT_CONNECTIONS = 64;
/** And how long one may be idle: less than the gateway allows, which would otherwise end it just when it is used again. */
export const IDLE_MS = 60_000;
const ASSET = /(?:src|href)="(\/[^"]+\.(?:js|css|woff2))"/g;

const agent = new Agent({ keepAlive: true, maxFreeSockets: KEPT_CONNECTIONS, timeout: IDLE_MS });

/** Closes the connections. */
export const closeAll = () => agent.destroy();

/** A call that did not answer as it should; it is counted already. */
export class Failed extends Error {}

/**
 * @typedef {object} Ask
 * @property {object} [body]
 * @property {string} [key] of idempotency
 * @property {string} [variant] tells a kind of its own from the others of its address
 */

/**
 * Somebody with a browser, an address and a session of their own. Every answer but the one that is expected counts as a failure.
 *
 * @param {object} options
 * @param {import('./people.mjs').About} options.about
 * @param {number} options.number
 * @param {Pick<import('./cabinet.mjs').Cabinet, 'url' | 'remotes'>} options.cabinet
 * @param {import('./tally.mjs').Tally} options.tally
 * @param {Map<string, string>} options.paid amounts of acknowledged payments by their request
 * @param {import('../lib/random.mjs').Random} options.random
 */
export function createPerson({ about, number, cabinet: { url, remotes }, tally, paid, random }) {
  // What ends https tells where a request came from.
  const from = {
    'x-forwarded-for': `10.77.${number >> 8}.${number & 255}`,
    'x-forwarded-proto': 'https',
    'accept-encoding': 'gzip, br',
  };
  const device = {
    origin: ORIGIN,
    'x-security-check': `device-of-the-load-${String(number).padStart(6, '0')}`,
  };
  /** @type {Map<string, string>} */
  const cookies = new Map();
  /** Files that the browser keeps. @type {Set<string>} */
  const kept = new Set();
  let keys = 0;

  /** @param {string} kind @param {string} method @param {string} address @param {{headers: Record<string, string>, body?: string, says?: string}} how says: the answer */
  async function ask(kind, method, address, { headers, body, says }) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await send({
      method,
      url: url + address,
      headers: { ...from, ...(cookie && { cookie }), ...headers },
      body,
      agent,
    });
    const trouble = answer.failure ?? answer.unreadable;
    const isGood = answer.status === 200 && trouble === undefined && answer.text === (says ?? answer.text);
    const told = `${answer.status} ${trouble ?? answer.text.slice(0, 300)}`;
    tally.record(kind, answer.ms, isGood ? undefined : told);
    if (!isGood) throw new Failed(kind);
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    return answer;
  }

  /** @param {string} method @param {string} path below /api/ @param {Ask} [more] @returns {Promise<any>} its data */
  async function call(method, path, { body, key, variant } = {}) {
    const kind = `${method} ${path.replace(/\?.*/, '').replace(UUID, ':id')}${variant ? `, ${variant}` : ''}`;
    const { text } = await ask(kind, method, `/api/${path}`, {
      headers: {
        ...device,
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return path.includes('export') || path.endsWith('/avatar') ? text : JSON.parse(text).data;
  }

  /** Files that are not in the browser's cache yet. @param {readonly string[]} files @param {string} kind */
  async function bring(files, kind) {
    const missing = files.filter((file) => !kept.has(file));
    for (const file of missing) kept.add(file);
    await Promise.all(missing.map((file) => ask(kind, 'GET', file, { headers: {} })));
  }

  return {
    ...about,
    random,
    paid,
    call,
    /** @param {string} path below /api/v1/ @param {string} [variant] */
    get: (path, variant) => call('GET', `v1/${path}`, { ...(variant && { variant }) }),
    /** A key that nobody else has. */
    newKey() {
      keys += 1;
      return `load-${number}-${keys}`;
    },
    signIn: () => call('POST', 'v1/auth/sign-in', { body: { email: about.email, password: PASSWORD } }),
    /** A page with the files that it names. */
    async openPage() {
      const { text } = await ask('GET /, the page', 'GET', '/', { headers: { accept: 'text/html' } });
      await bring(
        [...text.matchAll(ASSET)].map(([, file = '']) => file),
        'GET a file of the host',
      );
    },
    /** Some of the files of a remote, as its screens need them. @param {string} remote */
    async bringRemote(remote) {
      const files = (remotes[remote] ?? []).filter(
        (file, index) => file.endsWith('remoteEntry.js') || index % 3 === 0,
      );
      await bring(files, 'GET a file of a remote');
    },
    /** Whether something newer is released. */
    askRegistry: () => ask('GET /registry.json', 'GET', '/registry.json', { headers: {} }),
    /** What the provider of payments sends. @param {Record<string, string>} notice @param {string} variant */
    notify: (notice, variant) =>
      ask(`POST v1/payment/callback/payanyway, ${variant}`, 'POST', '/api/v1/payment/callback/payanyway', {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: String(new URLSearchParams(notice)),
        says: 'SUCCESS',
      }),
  };
}

/** @typedef {ReturnType<typeof createPerson>} Person */
