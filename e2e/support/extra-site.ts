import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createGateway } from '@cabinet/federation/gateway';
import { publishRemote, readRegistry, writeRegistry } from '@cabinet/federation/registry';
import { builtSite } from '../../scripts/lib/stack.mjs';
import { buildExtraRemote } from './extra-remote.ts';

export interface ExtraSite {
  /** Folder that is served. */
  readonly site: string;
  readonly address: string;
  close(): Promise<void>;
}

/** Serves a copy of the built site with one more remote, in front of the API of this run. */
export async function serveWithExtraRemote(
  remote: Parameters<typeof buildExtraRemote>[0],
): Promise<ExtraSite> {
  const extra = await buildExtraRemote(remote);
  const site = await mkdtemp(path.join(tmpdir(), 'site-'));
  await cp(builtSite, site, { recursive: true });
  const registry = path.join(site, 'registry.json');
  const { remotes } = await readRegistry(registry);
  await writeRegistry(registry, [...remotes, await publishRemote({ site, dist: path.join(extra, 'dist') })]);
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
