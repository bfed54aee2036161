import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RegistryRemote } from '@cabinet/federation/contract';
import { createGateway } from '@cabinet/federation/gateway';
import { openFolderStore, releaseBuild, rollback, storeBuild, storeHost } from '@cabinet/federation/registry';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { builtSite } from '../../scripts/lib/stack.mjs';
import { buildExtraRemote, type ExtraRemote } from './extra-remote.ts';
import { listen } from './listen.ts';
import { restampHost } from './restamp.mjs';
import { test as base } from './stand-in-site.ts';

const REASON = { by: 'a test', why: 'to see what pages do' };

/** Something is typed there; a style of its own makes it bring a style sheet. */
const firstScreen = (edition: number) => `
  import { useUnsavedInput } from '@cabinet/kernel/forms';
  import { Heading, Link, Stack } from '@cabinet/kernel/ui';
  import { useState } from 'react';
  export function Screen() {
    const [note, setNote] = useState('');
    useUnsavedInput(note !== '');
    return (
      <Stack gap="4" align="start">
        <Heading as="h1">Первая часть, издание ${edition}</Heading>
        <label>Заметка <input value={note} onChange={(event) => setNote(event.target.value)} /></label>
        <Link to="/parts/second">Ко второй части</Link>
      </Stack>
    );
  }`;

const secondScreen = (edition: number) => `
  import './second.css';
  import { Heading, Link, Stack } from '@cabinet/kernel/ui';
  export function Screen() {
    return (
      <Stack gap="4" align="start">
        <Heading as="h1">Вторая часть, издание ${edition}</Heading>
        <Link to="/parts">К первой части</Link>
      </Stack>
    );
  }`;

const brokenScreen = () => `export function Screen() { throw new Error('this edition is broken'); }`;

/** What an edition may be. */
interface Edition {
  readonly edition: number;
  /** Its second screen throws. */
  readonly isBroken?: boolean;
  /** Versions of the kernel that it runs with. */
  readonly kernel?: string;
}

function partsRemote({ edition, isBroken = false, kernel = '>=2.0 <3' }: Edition): ExtraRemote {
  const guard = { session: true };
  return {
    contract: {
      name: 'parts',
      version: '1.0.0',
      kernel,
      routes: [
        { id: 'first', path: '/parts', title: 'Части', guard },
        { id: 'second', path: '/parts/second', title: 'Вторая часть', guard },
      ],
      menu: [{ section: 'main', label: 'Части', path: '/parts', order: 900 }],
      modals: [],
    },
    files: {
      'src/routes.tsx': `export const routes = { first: () => import('./first.tsx'), second: () => import('./second.tsx') };`,
      'src/first.tsx': firstScreen(edition),
      'src/second.tsx': isBroken ? brokenScreen() : secondScreen(edition),
      'src/second.css': `.parts-edition { order: ${edition}; }`,
    },
  };
}

/** A remote of two screens, of which edition after edition becomes live. */
export interface Releases {
  /** What was live when the test began. */
  readonly first: RegistryRemote;
  /** Releases an edition for everybody. */
  release(edition: Edition): Promise<RegistryRemote>;
  /** Stores an edition that nobody gets, also where the API looks for builds. @returns Its directory. */
  store(edition: Edition): Promise<string>;
  rollBack(): Promise<void>;
  /** Builds an edition. @returns The folder of the build. */
  build(edition: Edition): Promise<string>;
  /** Releases a host whose pages say which edition they are of. */
  releaseHost(edition: number): Promise<void>;
  rollHostBack(): Promise<void>;
}

/** Tests of what pages do when builds change: the host's site with one remote more, of which the first edition is live. */
export const test = base.extend<{ releases: Releases; releaseSite: string }>({
  releaseSite: async ({ standInSite }, use) => {
    const site = await mkdtemp(path.join(tmpdir(), 'site-'));
    await cp(standInSite.site, site, { recursive: true });
    await use(site);
    await rm(site, { recursive: true, force: true });
  },

  releases: async ({ releaseSite }, use) => {
    const store = openFolderStore(releaseSite);
    const ofApi = openFolderStore(builtSite);
    const build = async (edition: Edition, stores = [store]) => {
      const dist = await buildExtraRemote(partsRemote(edition));
      const stored = await Promise.all(stores.map((each) => storeBuild(each, dist)));
      return stored.map((each) => each.build);
    };
    const release = async (edition: Edition) => {
      const [entry] = await build(edition);
      if (entry === undefined) throw new Error('nothing was stored');
      await releaseBuild(store, entry, REASON);
      return entry;
    };
    const left: string[] = [];
    await use({
      first: await release({ edition: 1 }),
      release,
      async store(edition) {
        const [entry] = await build(edition, [store, ofApi]);
        left.push(String(entry?.base));
        return `${entry?.version}-${entry?.build}`;
      },
      async rollBack() {
        await rollback(store, { remote: 'parts', ...REASON });
      },
      build: (edition) => buildExtraRemote(partsRemote(edition)),
      async releaseHost(edition) {
        const dir = await mkdtemp(path.join(tmpdir(), 'host-'));
        const dist = path.join(dir, 'dist');
        await restampHost(path.join(ROOT, 'host', 'dist'), dist, `edition${edition}`);
        await releaseBuild(store, (await storeHost(store, dist)).build, REASON);
        await rm(dir, { recursive: true, force: true });
      },
      async rollHostBack() {
        await rollback(store, { remote: 'host', ...REASON });
      },
    });
    for (const base of left) await rm(path.join(builtSite, base), { recursive: true, force: true });
  },

  baseURL: async ({ releaseSite }, use) => {
    const gateway = await createGateway({ site: releaseSite, apiUrls: [String(process.env.E2E_API_URL)] });
    await use(await listen(gateway));
    await gateway.close();
  },
});

export { expect } from './test.ts';
