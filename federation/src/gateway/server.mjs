import path from 'node:path';
import { closeOnSignals, TIME_LIMITS } from '@cabinet/http-server';
import { createGateway } from './gateway.mjs';
import { readSettings, SettingsError } from './settings.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * What the operator can fix is reported without a stack: wrong settings, and a port that is taken.
 *
 * @param {unknown} error
 * @returns {never}
 */
function giveUp(error) {
  const isExpected = error instanceof SettingsError || (error instanceof Error && 'syscall' in error);
  console.error(isExpected ? `The gateway cannot start. ${error.message}` : error);
  process.exit(1);
}

async function start() {
  const { port, host, site = path.join(root, '.cache/site'), ...settings } = readSettings(process.env);
  const gateway = await createGateway({ site, ...settings });
  await gateway.listen({ port, host });
  return gateway;
}

const gateway = await start().catch(giveUp);
process.send?.({ type: 'ready' });

closeOnSignals(() => gateway.close(), { forceAfterMs: TIME_LIMITS.drainMs + 1000 });
