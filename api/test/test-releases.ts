import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, releaseBuild, storeBuild, storeHost } from '@cabinet/federation/registry';
import { afterAll } from '@jest/globals';
import { makeDist, makeHost, makeHostDist } from '../../federation/src/testing/dist.mjs';

/** How a build is released in a test. */
type Options = Partial<Parameters<typeof releaseBuild>[2]>;

export interface TestReleases {
  /** Where they are kept, as `RELEASE_STORE` has it. */
  readonly address: string;
  /** Stores a build of the remote `orders` and releases it. @returns Its directory. */
  readonly release: (build: string, options?: Options, changes?: Record<string, unknown>) => Promise<string>;
  /** A release of a host whose kernel has these parts in its entry point `ui`. */
  readonly releaseHost: (build: string, ui: string[]) => Promise<string>;
  /** Stores a build of the remote `orders` that nobody gets. @param by Who does, for the note of it. */
  readonly store: (build: string, by?: string) => Promise<void>;
}

const ANNA = { by: 'anna@example.org', why: 'a new screen' };

/** A store of releases of its own with a host, change 1, until the file's tests are over. */
export async function testReleases(): Promise<TestReleases> {
  const folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const address = path.join(folder, 'store');
  await makeHost(address);
  const dist = path.join(folder, 'dist');
  return {
    address,
    async release(build, options = {}, changes = {}) {
      const store = await openStore(address);
      const stored = await storeBuild(store, await makeDist(dist, { build, ...changes }));
      await releaseBuild(store, stored.build, { ...ANNA, ...options });
      return `1.2.3-${build}`;
    },
    async store(build, by) {
      await storeBuild(
        await openStore(address),
        await makeDist(dist, { build }),
        by === undefined ? {} : { by },
      );
    },
    async releaseHost(build, ui) {
      const store = await openStore(address);
      const stored = await storeHost(store, await makeHostDist(dist, { build, exports: { ui } }));
      await releaseBuild(store, stored.build, ANNA);
      return `1.0.0-${build}`;
    },
  };
}
