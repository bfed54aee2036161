import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createGateway } from '@cabinet/federation/gateway';
import { publishRemote, readRegistry, writeRegistry } from '@cabinet/federation/registry';
import { builtSite } from '../../scripts/lib/stack.mjs';
import { buildExtraRemote } from '../support/extra-remote.ts';
import { expect, test } from '../support/test.ts';

const CONTRACT = {
  name: 'reports',
  version: '1.0.0',
  kernel: '>=1.0 <2',
  routes: [
    { id: 'reports', path: '/reports', title: 'Отчёты', guard: { session: true, permission: 'user:manage' } },
  ],
  menu: [
    { section: 'administration', label: 'Отчёты', path: '/reports', permission: 'user:manage', order: 500 },
  ],
  modals: [],
};

const screen = (title: string) => `
  import { useCurrentUser } from '@cabinet/kernel/session';
  import { Heading, Stack, Text } from '@cabinet/kernel/ui';
  export function Screen() {
    const user = useCurrentUser();
    return <Stack><Heading as="h1">${title}</Heading><Text>{user?.email}</Text></Stack>;
  }`;

const folders: string[] = [];
let site: string;
let gateway: Awaited<ReturnType<typeof createGateway>>;
let address: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(90_000);
  const extra = await buildExtraRemote({
    contract: CONTRACT,
    files: {
      'src/routes.tsx': `export const routes = {
        reports: () => import('./reports-screen.tsx'),
      };`,
      'src/reports-screen.tsx': screen('Отчёты о чём угодно'),
    },
  });
  folders.push(extra);
  site = await mkdtemp(path.join(tmpdir(), 'site-'));
  folders.push(site);
  await cp(builtSite, site, { recursive: true });
  const { remotes } = await readRegistry(path.join(site, 'registry.json'));
  await writeRegistry(path.join(site, 'registry.json'), [
    ...remotes,
    await publishRemote({ site, dist: path.join(extra, 'dist') }),
  ]);
  gateway = await createGateway({ site, apiUrl: String(process.env.E2E_API_URL) });
  address = await gateway.listen({ port: 0, host: '127.0.0.1' });
});

test.afterAll(async () => {
  await gateway.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

test.use({ baseURL: async ({}, use) => use(address) });

test('a new remote brings its routes and menu items, and the host is the same to the byte', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/');
  await page.getByRole('link', { name: 'Отчёты' }).click();
  await expect(page).toHaveURL('/reports');
  await expect(page.getByRole('heading', { name: 'Отчёты о чём угодно' })).toBeVisible();
  await expect(page.getByText('admin@demo.example').first()).toBeVisible();
  const [before, after] = await Promise.all([
    readdir(path.join(builtSite, 'host')),
    readdir(path.join(site, 'host')),
  ]);
  expect(after.sort()).toEqual(before.sort());
});

test('without its permission there is no menu item, the route leads home, and none of its code is requested', async ({
  page,
  signIn,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await signIn('user');
  await page.goto('/reports');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Отчёты' })).toHaveCount(0);
  await page.waitForTimeout(1500);
  expect(requested.filter((url) => url.startsWith('/mfe/reports/'))).toEqual([]);
});
