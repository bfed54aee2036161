import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtSite } from '../../scripts/lib/stack.mjs';
import { expect, test } from '../support/test.ts';

test('the page of the interface kit is not part of the build', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/kit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена');
  const files = readdirSync(path.join(builtSite, 'host'), { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const holders = scripts.filter((file) =>
    readFileSync(path.join(builtSite, 'host', file), 'utf8').includes('Набор интерфейса'),
  );
  expect(holders).toEqual([]);
});
