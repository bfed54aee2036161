import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RegistryRemote, RouteContract } from '@cabinet/federation/contract';
import { directoryOf, openFolderStore, readState } from '@cabinet/federation/registry';
import type { APIRequestContext } from '@playwright/test';
import { builtSite } from '../../scripts/lib/stack.mjs';
import { smokeHost, smokeRelease } from '../../scripts/release/smoke.mjs';
import { FULL } from '../support/full.ts';
import { accounts as emails, expect, PASSWORD, test } from '../support/test.ts';

interface Account {
  readonly email: string;
  readonly password: string;
}

const DIRECTOR: Account = { email: emails.director, password: PASSWORD };

const STRANGER: Account = { email: 'nobody@demo.example', password: 'Wrong-2026-pass' };

const SAMPLE = { companyId: { call: 'users/me', at: 'user.company_id' } };

/** What a release knows and a page is not told. */
const withSample = (route: RouteContract): RouteContract =>
  route.path === '/company/:companyId' ? { ...route, sample: SAMPLE } : route;

async function liveEntry(request: APIRequestContext): Promise<RegistryRemote> {
  const registry: { readonly remotes: readonly RegistryRemote[] } = await (
    await request.get('/registry.json')
  ).json();
  const entry = registry.remotes.find(({ name }) => name === 'company');
  if (entry === undefined) throw new Error('nothing of company is live');
  // A page is not told the files of a build.
  return { ...entry, ...(await (await request.get(`${entry.base}release.json`)).json()) };
}

/** The build as if it offered these routes alone. */
const offering = (entry: RegistryRemote, routes: RouteContract[]): RegistryRemote => ({
  ...entry,
  contract: { ...entry.contract, routes, menu: [] },
});

const smoke = (entry: RegistryRemote, accounts: readonly Account[]) =>
  smokeRelease({ url: String(process.env.E2E_URL), entry, accounts });

test('every screen of a good build is drawn', FULL, async ({ request }) => {
  const live = await liveEntry(request);
  const entry = offering(live, live.contract.routes.map(withSample));
  const { drawn, skipped, problems } = await smoke(entry, [DIRECTOR]);
  expect({ skipped, problems }).toEqual({ skipped: [], problems: [] });
  expect(drawn.toSorted()).toEqual(entry.contract.routes.map(({ path }) => path).toSorted());
});

test(
  'a file that is not the one of the entry, a screen that the build lacks and who cannot sign in are named',
  FULL,
  async ({ request }) => {
    const live = await liveEntry(request);
    const routes = live.contract.routes.filter(
      ({ id }) => id === 'companyUsers' || id === 'companyTransactions',
    );
    const chunk = live.preload.companyUsers?.find(
      (file) => !live.preload.companyTransactions?.includes(file),
    );
    const integrity = { ...live.integrity, [String(chunk)]: `sha256-${'A'.repeat(43)}=` };
    const lost: RouteContract = {
      id: 'companyLost',
      path: '/company/lost',
      title: 'Потерянное',
      guard: { session: true },
    };
    const forAdministrators: RouteContract = {
      ...lost,
      id: 'companyHidden',
      path: '/company/hidden',
      guard: { session: true, permission: 'user:manage' },
    };
    const broken = { ...offering(live, [...routes, lost, forAdministrators]), integrity };
    const { drawn, problems } = await smoke(broken, [STRANGER, DIRECTOR]);
    expect(drawn).toEqual(['/company/transactions']);
    expect(problems.join()).not.toContain(STRANGER.password);
    expect(problems).toEqual([
      expect.stringContaining(`${STRANGER.email} cannot sign in (`),
      `/company/users, opened by ${DIRECTOR.email}: ${chunk} has not the integrity that the entry names; build and release it again.`,
      expect.stringMatching(/^\/company\/lost, .* the build has no such screen;/),
      'None of the accounts may open /company/hidden (needs user:manage): name one that may in RELEASE_ACCOUNTS.',
    ]);
  },
);

test(
  'a stored host is tried with its own screen and those of live remotes, and a host that does not start is found',
  FULL,
  async () => {
    const site = await mkdtemp(path.join(tmpdir(), 'site-'));
    const { host, remotes } = await readState(openFolderStore(builtSite));
    const [company] = remotes.flatMap(({ name, live }) => (name === 'company' && live ? [live.build] : []));
    if (host?.live === undefined || company === undefined) throw new Error('The built site is not whole');
    const store = openFolderStore(site);
    await cp(path.join(builtSite, 'mfe/host'), path.join(site, 'mfe/host'), { recursive: true });
    const [route] = company.contract.routes.filter(({ id }) => id === 'companyUsers');
    const options = {
      url: String(process.env.E2E_URL),
      accounts: [DIRECTOR],
      store,
      host: host.live.build,
      remotes: [offering(company, route ? [route] : [])],
    };
    const good = await smokeHost(options);
    expect(good).toEqual({ drawn: ['/login', route?.path], skipped: [], problems: [] });

    const page = path.join(site, 'mfe/host', directoryOf(host.live.build), 'index.html');
    const html = await readFile(page, 'utf8');
    await writeFile(page, html.replaceAll(/<script defer[^>]*><\/script>/g, ''));
    const { problems } = await smokeHost({ ...options, remotes: [] });
    expect(problems).toContainEqual(expect.stringContaining('/login, opened by a visitor: no script'));
    await rm(site, { recursive: true });
  },
);
