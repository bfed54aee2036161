import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { directoryOf, openFolderStore, readState } from '../../federation/src/registry/index.mjs';
import { databaseCommand } from '../../scripts/lib/database.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startServers } from '../../scripts/lib/servers.mjs';
import { builtSite } from '../../scripts/lib/stack.mjs';
import { loadCabinet } from '../admin/load.mjs';
import { INTEGRITY_CODE, SERVICE_TOKEN } from '../faults/cabinet.mjs';
import { createRandom } from '../lib/random.mjs';
import { scratchDatabase } from '../lib/scratch-database.mjs';
import { scratchFolder, scratchOpen } from '../lib/scratch-run.mjs';
import { startMailServer } from '../processes/mail-server.mjs';
import { arrangePeople } from './people.mjs';

const DOMAIN = 'load.example';
/** Where people open it: what ends https stands before the gateway, on its machine. */
export const ORIGIN = `https://${DOMAIN}`;
export const PASSWORD = 'Many-people-at-once-2026';
const PROCESSES = 2;
const ADMINS = 3;
/** A history for everybody: four months of their charges. */
const POSTINGS_EACH = 200;
const PROMO_EACH = 10;
const AUDIT_EACH = 10;

/** As in production, where nothing is for tests. @param {string} databaseUrl @param {string} mailUrl */
const settings = (databaseUrl, mailUrl) => ({
  CABINET_MODE: 'production',
  DATABASE_URL: databaseUrl,
  PUBLIC_URL: ORIGIN,
  PEPPER: 'pepper-of-the-load-0123456789abcdef',
  SECOND_FACTOR_KEY: 'second-factors-of-the-load-0123456789',
  SMTP_URL: mailUrl,
  MAIL_FROM: `no-reply@${DOMAIN}`,
  INTERNAL_TOKEN: SERVICE_TOKEN,
  MNT_ID: '54600817',
  MNT_INTEGRITY_CODE: INTEGRITY_CODE,
  SELLER_NAME: 'ООО «Пример»',
  SELLER_INN: '7707083893',
  SELLER_KPP: '770701001',
  SELLER_ADDRESS: '101000, г. Москва, ул. Примерная, д. 1',
  SELLER_BANK_NAME: 'ПАО СБЕРБАНК',
  SELLER_BIK: '044525225',
  SELLER_ACCOUNT: '40702810938000000001',
  SELLER_CORR_ACCOUNT: '30101810400000000225',
  LOG_LEVEL: 'error',
});

/** @param {number} people @param {pg.Pool} pool @param {NodeJS.ProcessEnv} env */
async function fill(people, pool, env) {
  await databaseCommand('migrate', { env });
  const admins = Array.from({ length: ADMINS }, (_, n) => `admin-${n}@${DOMAIN}`);
  for (const email of admins)
    await databaseCommand('create-admin', { args: ['--email', email], env, input: `${PASSWORD}\n` });
  const size = {
    people: people - ADMINS,
    postings: people * POSTINGS_EACH,
    promo: people * PROMO_EACH,
    audit: people * AUDIT_EACH,
  };
  await loadCabinet(pool, size, () => {});
  return arrangePeople(pool, admins[0] ?? '');
}

/** Addresses of the files of each remote. */
async function readSite() {
  const { remotes } = await readState(openFolderStore(builtSite));
  return Object.fromEntries(
    remotes.flatMap(({ name, live }) =>
      live
        ? [
            [
              name,
              Object.keys(live.build.integrity).map(
                (file) => `/mfe/${name}/${directoryOf(live.build)}/${file}`,
              ),
            ],
          ]
        : [],
    ),
  );
}

/**
 * A cabinet as in production, of its own: PostgreSQL, two processes of the API, the gateway and what takes letters, all on the
 * loopback address; with a history for each of its people.
 *
 * @param {number} count of people, administrators among them
 */
export async function startCabinet(count) {
  const database = await scratchDatabase();
  const pool = await scratchOpen(() => new pg.Pool({ connectionString: database.url, max: 4 }));
  const mail = await scratchOpen(() => startMailServer(DOMAIN, createRandom(0)));
  const env = settings(database.url, mail.url);
  const people = await fill(count, pool, env);

  const probes = await scratchFolder('load');
  const watched = {
    NODE_OPTIONS: `--import ${pathToFileURL(path.join(import.meta.dirname, 'probe.mjs')).href}`,
    PROBE_DIR: probes,
  };
  const port = await freePort();
  const apiPorts = await Promise.all(Array.from({ length: PROCESSES }, freePort));
  const servers = await scratchOpen(() =>
    startServers({
      port,
      apiPorts,
      site: builtSite,
      env: { ...env, ...watched },
      gatewayEnv: watched,
      onLine: (server, line) => console.log(`[${server}] ${line}`),
    }),
  );
  return {
    url: `http://127.0.0.1:${port}`,
    apis: servers.apis.map(({ url }) => url),
    servers: [
      { name: 'gateway', pid: servers.gateway.pid },
      ...servers.apis.map((api, index) => ({ name: `API ${index + 1}`, pid: api.pid() })),
    ],
    pool,
    people,
    probes,
    remotes: await readSite(),
    checkLedger: () => databaseCommand('ledger-check', { env }),
  };
}

/** @typedef {Awaited<ReturnType<typeof startCabinet>>} Cabinet */
