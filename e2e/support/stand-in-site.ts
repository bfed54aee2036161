import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createGateway } from '@cabinet/federation/gateway';
import { openFolderStore, readState, releaseBuild, storeBuild } from '@cabinet/federation/registry';
import { builtSite, CHAT_URL, PUBLIC_LINKS } from '../../scripts/lib/stack.mjs';
import { EXTRA_REMOTE } from './extra-pages.ts';
import { buildExtraRemote } from './extra-remote.ts';
import { listen } from './listen.ts';
import { STAND_INS } from './stand-ins.ts';
import { test as base } from './test.ts';

interface StandInSite {
  /** Folder that is served. */
  readonly site: string;
  readonly address: string;
}

/** Makes the host of the built site live in another one, without its remotes. */
async function copyHost(site: string): Promise<void> {
  const { host } = await readState(openFolderStore(builtSite));
  if (host?.live === undefined) throw new Error('The built site has no host');
  for (const folder of ['host', 'mfe/host'])
    await cp(path.join(builtSite, folder), path.join(site, folder), { recursive: true });
  await releaseBuild(openFolderStore(site), host.live.build, { by: 'a test', why: 'the host' });
}

/**
 * Tests of the host alone: its build, with stand-ins for the remotes and one remote more, in front of the API of this
 * run. The site has no file of a real remote, so that what one of them does is nothing to these tests. Made once a worker.
 */
export const test = base.extend<object, { standInSite: StandInSite }>({
  standInSite: [
    async ({}, use) => {
      const site = await mkdtemp(path.join(tmpdir(), 'site-'));
      const store = openFolderStore(site);
      await copyHost(site);
      for (const remote of [...STAND_INS, EXTRA_REMOTE]) {
        const { build } = await storeBuild(store, await buildExtraRemote(remote));
        await releaseBuild(store, build, { by: 'a test', why: 'a stand-in' });
      }
      const apiUrl = String(process.env.E2E_API_URL);
      const gateway = await createGateway({
        site,
        apiUrls: [apiUrl],
        chatUrl: CHAT_URL,
        publicLinks: PUBLIC_LINKS,
      });
      await use({ site, address: await listen(gateway) });
      await gateway.close();
      await rm(site, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ standInSite }, use) => use(standInSite.address),
});

export { accounts, callHeaders, expect, PASSWORD } from './test.ts';
