import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createGateway } from '@cabinet/federation/gateway';
import { publishRemote } from '@cabinet/federation/registry';
import { builtSite } from '../../scripts/lib/stack.mjs';
import { EXTRA_REMOTE } from './extra-pages.ts';
import { buildExtraRemote } from './extra-remote.ts';
import { test as base } from './test.ts';

interface ExtraSite {
  /** Folder that is served. */
  readonly site: string;
  readonly address: string;
}

/** Tests on a copy of the built site with one more remote, in front of the API of this run; made once a worker. */
export const test = base.extend<object, { extraSite: ExtraSite }>({
  extraSite: [
    async ({}, use) => {
      const extra = await buildExtraRemote(EXTRA_REMOTE);
      const site = await mkdtemp(path.join(tmpdir(), 'site-'));
      await cp(builtSite, site, { recursive: true });
      await publishRemote({ site, dist: path.join(extra, 'dist') });
      const gateway = await createGateway({ site, apiUrl: String(process.env.E2E_API_URL) });
      await use({ site, address: await gateway.listen({ port: 0, host: '127.0.0.1' }) });
      await gateway.close();
      for (const folder of [extra, site]) await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ extraSite }, use) => use(extraSite.address),
});

export { expect } from './test.ts';
