import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { databaseCommand } from '../../scripts/lib/database.mjs';
import { CACHE } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startServers } from '../../scripts/lib/servers.mjs';
import { builtSite } from '../../scripts/lib/stack.mjs';
import { UserError } from '../../scripts/lib/user-error.mjs';
import { openCluster } from '../cluster/cluster.mjs';
import { DRILL_SETTINGS } from '../faults/cabinet.mjs';
import { scratch, scratchFolder, scratchOpen } from '../lib/scratch-run.mjs';

const BASE_PORT = 15600;
const PROCESSES = 2;

/**
 * A cabinet on a cluster of its own: three PostgreSQL servers and HAProxy.
 *
 * @param {{diskMb?: number | undefined}} options of the cluster
 */
export async function createCabinet({ diskMb }) {
  const dir = await scratchFolder('failover');
  const cluster = await scratchOpen(() => openCluster({ dir, basePort: BASE_PORT, diskMb }));
  await cluster.start();
  return { cluster, ...(await cabinetOn(cluster.addresses())) };
}

/**
 * A cabinet on PostgreSQL: two processes of the API as a role that owns nothing, and the gateway.
 *
 * @param {{owner: string, api: string, apiReads?: string}} addresses of the database, and of its standbys
 * @param {{port?: number, isFilled?: boolean}} [options] port: of the gateway
 */
export async function cabinetOn({ owner, api, apiReads }, { port: wanted, isFilled = false } = {}) {
  if (!existsSync(join(builtSite, 'registry.json')))
    throw new UserError(`${builtSite} holds no built cabinet: pnpm build.`);
  const site = await scratchFolder('failover-site');
  cpSync(builtSite, site, { recursive: true });
  const port = wanted ?? (await freePort());
  const common = {
    CABINET_MODE: 'demo',
    CACHE_DIR: CACHE,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  };
  if (!isFilled) await databaseCommand('seed', { env: { ...common, DATABASE_URL: owner } });
  await databaseCommand('migrate', {
    args: ['--api-role', 'cabinet_api'],
    env: { ...common, DATABASE_URL: owner },
  });
  const apiPorts = await Promise.all(Array.from({ length: PROCESSES }, freePort));
  const [servers, stopServers] = await scratch(
    () =>
      startServers({
        port,
        apiPorts,
        site,
        env: {
          ...common,
          DATABASE_URL: api,
          DATABASE_READ_URL: apiReads,
          ...DRILL_SETTINGS,
        },
      }),
    (made) => made.stop(),
  );
  return {
    url: `http://127.0.0.1:${port}`,
    isApiRunning: () => servers.apis.every((each) => each.isRunning()),
    output: () => servers.apis.map((each) => each.output()).join('\n'),
    stopServers,
    /** @param {'ledger-check'} command */
    command: (command) => databaseCommand(command, { env: { ...common, DATABASE_URL: owner } }),
  };
}

/** @typedef {Awaited<ReturnType<typeof createCabinet>>} Cabinet */
