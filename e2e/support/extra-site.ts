import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createGateway } from '@cabinet/federation/gateway';
import { publishRemote } from '@cabinet/federation/registry';
import { builtSite } from '../../scripts/lib/stack.mjs';
import { buildExtraRemote, type ExtraRemote } from './extra-remote.ts';
import { test } from './test.ts';

interface ExtraSite {
  /** Folder that is served. */
  readonly site: string;
  readonly address: string;
  close(): Promise<void>;
}

/**
 * The tests of this file get a copy of the built site with one more remote, in front of the API of this run.
 *
 * @returns The folder that is served, once the tests run.
 */
export function useExtraRemote(remote: ExtraRemote, mode: 'default' | 'serial' = 'default'): () => string {
  let served: ExtraSite | undefined;
  test.describe.configure({ mode });
  test.beforeAll(async () => {
    test.setTimeout(90_000);
    served = await serveWithExtraRemote(remote);
  });
  test.afterAll(() => served?.close());
  // The set-up already asks for it, when there is none.
  test.use({ baseURL: async ({}, use) => use(served?.address) });
  return () => String(served?.site);
}

/** A remote of one page for everybody, at `/name`; `source` is a module that exports `Screen`. */
export const pageForEverybody = (name: string, title: string, source: string): ExtraRemote => ({
  contract: {
    name,
    version: '1.0.0',
    kernel: '>=1.0 <2',
    routes: [{ id: name, path: `/${name}`, title, public: true }],
    menu: [],
    modals: [],
  },
  files: {
    'src/routes.tsx': `export const routes = { ${name}: () => import('./screen.tsx') };`,
    'src/screen.tsx': source,
  },
});

async function serveWithExtraRemote(remote: ExtraRemote): Promise<ExtraSite> {
  const extra = await buildExtraRemote(remote);
  const site = await mkdtemp(path.join(tmpdir(), 'site-'));
  await cp(builtSite, site, { recursive: true });
  await publishRemote({ site, dist: path.join(extra, 'dist') });
  const gateway = await createGateway({ site, apiUrl: String(process.env.E2E_API_URL) });
  const address = await gateway.listen({ port: 0, host: '127.0.0.1' });
  return {
    site,
    address,
    async close() {
      await gateway.close();
      for (const folder of [extra, site]) await rm(folder, { recursive: true, force: true });
    },
  };
}
