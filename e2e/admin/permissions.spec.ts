import { neededPermissions } from '@cabinet/federation/contract';
import { fullUnless } from '../support/full.ts';
import { contracts } from '../support/offered.ts';
import { acknowledgeCookies } from '../support/shell.ts';
import { expect } from '../support/test.ts';
import { test } from './admin-test.ts';
import { administrationLines, title } from './pages.ts';

/** The lines of the menu that each permission of the administration gives alone (product §2, §6). */
const LINES = {
  'user:manage': [
    'Пользователи',
    'Платёжные аккаунты',
    'Роли',
    'Все транзакции',
    'Предложения',
    'Разрешения',
  ],
  'payment_request:manage': ['Все заявки', 'Предложения'],
  'rate_correction:manage': ['Предложения', 'Корректировки ставок'],
  // What else they allow is done in screens that `user:manage` opens.
  'role:manage': ['Предложения'],
  'permission:manage': [],
} as const;

/** The one of the gate, where the finance person below has the screens of two others. */
const SAMPLE = 'role:manage';

/** The screens that a permission of the administration guards, at an address of their own. */
const SCREENS = contracts
  .flatMap(({ name, routes }) => routes.map((route) => ({ ...route, remote: name })))
  .map((screen) => ({ ...screen, opened: neededPermissions(screen.guard) }))
  .filter(({ path, opened }) => !path.includes(':') && opened.some((each) => Object.hasOwn(LINES, each)));

/** One of each kind: which of them a permission does not open is decided in one place. */
const GUARDED_ALIKE = new Map(SCREENS.map((screen) => [`${screen.remote} ${screen.opened.join()}`, screen]));

test.beforeEach(async ({ context }) => acknowledgeCookies(context));

for (const [permission, lines] of Object.entries(LINES))
  test(
    `${permission} alone opens its lines of the menu and its screens, and every other address leads home`,
    fullUnless(permission === SAMPLE),
    async ({ page, newcomers }) => {
      const email = `alone-${crypto.randomUUID().slice(0, 8)}@alone.example`;
      await newcomers.make({ email, name: 'Одно Право', permissions: [permission] }, page.request);
      await page.goto('/');
      await expect(page.getByRole('button', { name: /Меню пользователя/ })).toBeVisible();
      await expect(administrationLines(page)).toHaveText([...lines]);
      const own = SCREENS.filter(({ opened }) => opened.includes(permission));
      expect(own.length).toBeGreaterThanOrEqual(lines.length);
      for (const { path, title: heading } of own) {
        await page.goto(path);
        await expect(title(page)).toHaveText(heading);
        await expect(page).toHaveURL((url) => url.pathname === path);
      }
      const foreign = [...GUARDED_ALIKE.values()].filter(({ opened }) => !opened.includes(permission));
      for (const { path } of foreign) {
        await page.goto(path);
        await expect(page).toHaveURL('/');
      }
    },
  );

test('the finance person of the demonstration has requests and corrections, and no way to people and accounts', async ({
  page,
  signIn,
}) => {
  await signIn('finance');
  await page.goto('/');
  await expect(administrationLines(page)).toHaveText(['Все заявки', 'Предложения', 'Корректировки ставок']);
  await administrationLines(page).getByText('Корректировки ставок').click();
  await expect(title(page)).toHaveText('Корректировки ставок');
  await administrationLines(page).getByText('Все заявки').click();
  await expect(title(page)).toHaveText('Все заявки');
  await page.locator('tbody tr').first().getByRole('link').first().click();
  await expect(title(page)).toHaveText(/З-\d+/);
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="/admin/users"], a[href^="/admin/payers"]')).toHaveCount(0);
});
