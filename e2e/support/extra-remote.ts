import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remotePreset, runRspack } from '@cabinet/federation/preset';

/** A remote outside the packages of this repository. */
export interface ExtraRemote {
  /** Body of `remote.contract.ts`. */
  readonly contract: object;
  /** File below the remote's folder → source. */
  readonly files: Record<string, string>;
}

/** @returns A folder whose `dist` holds the build. */
async function build({ contract, files }: ExtraRemote): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'extra-remote-'));
  const sources = {
    ...files,
    'package.json': '{}',
    'remote.contract.ts': `export default ${JSON.stringify(contract)};`,
  };
  for (const [file, source] of Object.entries(sources)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), source);
  }
  await mkdir(path.join(dir, 'node_modules/@cabinet'), { recursive: true });
  // By this list the build checks the permissions of the contract.
  const access = path.resolve(import.meta.dirname, '../../shared-access');
  await symlink(access, path.join(dir, 'node_modules/@cabinet/access'), 'junction');
  await runRspack(await remotePreset(dir, { isDevelopment: false }));
  return dir;
}

/**
 * Builds a remote that nobody knew when the host was built. The same sources are built once a run, for every worker.
 *
 * @returns The folder of the build, which is everybody's.
 */
export async function buildExtraRemote(remote: ExtraRemote): Promise<string> {
  const name = createHash('sha256').update(JSON.stringify(remote)).digest('hex').slice(0, 16);
  const place = path.join(String(process.env.E2E_BUILDS), name);
  if (existsSync(place)) return place;
  const dir = await build(remote);
  await rename(path.join(dir, 'dist'), place).catch((error: unknown) => {
    // Another worker was quicker.
    if (!existsSync(place)) throw error;
  });
  await rm(dir, { recursive: true, force: true });
  return place;
}
