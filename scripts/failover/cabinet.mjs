import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { openCluster } from '../cluster/cluster.mjs';
import { DRILL_SETTINGS } from '../faults/cabinet.mjs';
import { databaseCommand } from '../lib/database.mjs';
import { CACHE } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { scratch, scratchFolder } from '../lib/scratch-run.mjs';
import { startServers } from '../lib/servers.mjs';
import { builtSite } from '../lib/stack.mjs';
import { UserError } from '../lib/user-error.mjs';

const BASE_PORT = 15600;
const PROCESSES = 2;

/**
 * A cabinet on a cluster of its own: three PostgreSQL servers, HAProxy, two processes of the API as a role that owns
 * nothing and reads from the standbys, and the gateway.
 *
 * @param {{diskMb?: number | undefined}} options of the cluster
 */
export async function createCabinet({ diskMb }) {
  if (!existsSync(join(builtSite, 'registry.json')))
    throw new UserError(`${builtSite} holds no built cabinet: pnpm build.`);
  const dir = await scratchFolder('failover');
  const [cluster] = await scratch(
    () => openCluster({ dir, basePort: BASE_PORT, diskMb }),
    (made) => made.stop(),
  );
  await cluster.start();
  const site = await scratchFolder('failover-site');
  cpSync(builtSite, site, { recursive: true });
  const { owner, api, apiReads } = cluster.addresses();
  const port = await freePort();
  const common = {
    CABINET_MODE: 'demo',
    CACHE_DIR: CACHE,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  };
  await databaseCommand('seed', { env: { ...common, DATABASE_URL: owner } });
  await databaseCommand('migrate', {
    args: ['--api-role', 'cabinet_api'],
    env: { ...common, DATABASE_URL: owner },
  });
  const apiPorts = await Promise.all(Array.from({ length: PROCESSES }, freePort));
  const [servers] = await scratch(
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
    cluster,
    isApiRunning: () => servers.apis.every((each) => each.isRunning()),
    output: () => servers.apis.map((each) => each.output()).join('\n'),
    stopServers: () => servers.stop(),
    /** @param {'ledger-check'} command */
    command: (command) => databaseCommand(command, { env: { ...common, DATABASE_URL: owner } }),
  };
}

/** @typedef {Awaited<ReturnType<typeof createCabinet>>} Cabinet */
