import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { builtSite } from '../../scripts/lib/stack.mjs';
import { useExtraRemote } from '../support/extra-site.ts';
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

const site = useExtraRemote(
  {
    contract: CONTRACT,
    files: {
      'src/routes.tsx': `export const routes = {
        reports: () => import('./reports-screen.tsx'),
      };`,
      'src/reports-screen.tsx': screen('Отчёты о чём угодно'),
    },
  },
  'serial',
);

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
    readdir(path.join(site(), 'host')),
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
