import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startStack } from '../../scripts/lib/stack.mjs';
import { SERVICE_TOKEN } from './chat-service.ts';

/** One product for the whole run; tests find it in the environment. */
export default async function globalSetup() {
  const stack = await startStack({ env: { INTERNAL_TOKEN: SERVICE_TOKEN } });
  const builds = mkdtempSync(path.join(tmpdir(), 'extra-builds-'));
  process.env.E2E_BUILDS = builds;
  process.env.E2E_URL = stack.url;
  process.env.E2E_API_URL = stack.apiUrl;
  return () => {
    rmSync(builds, { recursive: true, force: true });
    return stack.stop();
  };
}
