import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeHost } from './dist.mjs';

/** The smallest site that a gateway can serve. */
export async function makeSite(changes?: Parameters<typeof makeHost>[1]) {
  const site = await mkdtemp(path.join(tmpdir(), 'site-'));
  await makeHost(site, changes);
  return { site, remove: () => rm(site, { recursive: true, force: true }) };
}
