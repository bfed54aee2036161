import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, releaseBuild, storeBuild } from '@cabinet/federation/registry';
import { afterAll } from '@jest/globals';
import { makeDist } from '../../federation/src/testing/dist.mjs';

/** How a build is released in a test. */
type Options = Partial<Parameters<typeof releaseBuild>[2]>;

export interface TestReleases {
  /** Where they are kept, as `RELEASE_STORE` has it. */
  readonly address: string;
  /** Stores a build of the remote `orders` and releases it. @returns Its directory. */
  readonly release: (build: string, options?: Options) => Promise<string>;
}

/** A store of releases of its own, until the file's tests are over. */
export async function testReleases(): Promise<TestReleases> {
  const folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const address = path.join(folder, 'store');
  return {
    address,
    release: async (build, options = {}) => {
      const store = await openStore(address);
      const stored = await storeBuild(store, await makeDist(path.join(folder, 'dist'), { build }));
      await releaseBuild(store, stored.build, { by: 'anna@example.org', why: 'a new screen', ...options });
      return `1.2.3-${build}`;
    },
  };
}
