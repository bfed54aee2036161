import { freePort } from '../../scripts/lib/ports.mjs';
import { scratchOpen } from './scratch-run.mjs';
import { send } from './send.mjs';
import { DEVICE, signIn } from './sign-in.mjs';

/** A database that was kept has the administrators of former runs. */
const ADMIN = { email: `admin-${Date.now()}@bench.example`, name: 'Bench', password: 'Bench-of-roles-2026' };

/** @typedef {(method: string, path: string, body?: object) => Promise<any>} Ask Answers `data`; anything but a success is thrown. */

/**
 * The whole API over a migrated database, listening on this machine, as somebody with every permission asks it.
 *
 * @param {typeof import('./api.mjs')} api
 * @param {import('../../api/src/db/index.ts').DatabaseConnection} connection
 * @returns {Promise<Ask>} `path` begins behind `/api/`.
 */
export async function serveApi(api, connection) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = api.loadConfig({ CABINET_MODE: 'demo', PUBLIC_URL: url, RATE_LIMIT_PER_MINUTE: '0' });
  const hasher = api.createArgon2Hasher();
  const app = await scratchOpen(() => api.buildApp({ config, connection, hasher, docs: 'closed' }));
  await app.listen({ host: '127.0.0.1', port });
  await api.makeAdmin(connection.db, ADMIN, { mode: 'demo', publicUrl: url, hasher });
  const { credentials } = await signIn(url, ADMIN);
  const headers = { ...credentials, origin: url, 'x-security-check': DEVICE };
  return async function ask(method, path, body) {
    const answer = await send({
      method,
      url: `${url}/api/${path}`,
      ...(body === undefined
        ? { headers }
        : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (answer.status !== 200)
      throw new Error(
        `${method} ${path} was answered with ${answer.status}: ${answer.failure ?? answer.text}`,
      );
    return JSON.parse(answer.text).data;
  };
}
