import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
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

/**
 * Builds a remote that nobody knew when the host was built, in a temporary folder.
 *
 * @returns Its folder; the build is in `dist` below it.
 */
export async function buildExtraRemote({ contract, files }: ExtraRemote): Promise<string> {
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
  await runRspack(await remotePreset(dir, { isDevelopment: false }));
  return dir;
}
