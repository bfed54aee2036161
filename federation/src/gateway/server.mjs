import path from 'node:path';
import { closeOnSignals, TIME_LIMITS, writeLog } from '@cabinet/http-server';
import { openStore } from '../store/index.mjs';
import { createGateway } from './gateway.mjs';
import { readSettings, SettingsError } from './settings.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Reports what the operator can fix without a stack: wrong settings, and a port that is taken.
 *
 * @param {unknown} error
 * @returns {never}
 */
function giveUp(error) {
  const isExpected = error instanceof SettingsError || (error instanceof Error && 'syscall' in error);
  console.error(isExpected ? `The gateway cannot start. ${error.message}` : error);
  process.exit(1);
}

/**
 * Says where files are served from, and where the store of releases is unless that is the same folder.
 *
 * @param {Pick<ReturnType<typeof readSettings>, 'site' | 'releaseStore' | 'storeEnv'>} settings
 */
async function whereReleasesAre({ site: folder, releaseStore = '', storeEnv }) {
  const isBucket = releaseStore.startsWith('s3://');
  const site = folder ?? ((!isBucket && releaseStore) || path.join(root, '.cache/site'));
  if (releaseStore === '' || path.resolve(releaseStore) === path.resolve(site)) return { site };
  const store = await openStore(releaseStore, storeEnv).catch((/** @type {Error} */ { message }) => {
    throw new SettingsError([`RELEASE_STORE: ${message}`]);
  });
  return { site, store };
}

async function start() {
  const { port, host, site, releaseStore, storeEnv, looseProxies, ...settings } = readSettings(process.env);
  const where = await whereReleasesAre({ site, releaseStore, storeEnv });
  const gateway = await createGateway({ ...where, ...settings, report: (line) => writeLog('warn', line) });
  await gateway.listen({ port, host });
  if (looseProxies.length > 0)
    writeLog(
      'warn',
      `TRUST_PROXY trusts ${looseProxies.join(', ')}: whoever is there may say to come from any address. Name the proxies themselves.`,
    );
  return { gateway, forceAfterMs: settings.timeLimits.noticeMs + TIME_LIMITS.drainMs + 1000 };
}

const { gateway, forceAfterMs } = await start().catch(giveUp);
process.send?.({ type: 'ready' });

closeOnSignals(() => gateway.close(), { forceAfterMs });
