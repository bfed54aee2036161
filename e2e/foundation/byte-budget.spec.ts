import { measureFirstLoad } from '@cabinet/bench/first-load';
import { hold } from '../support/held.ts';
import { accounts, expect, PASSWORD, test } from '../support/test.ts';

/** Bytes are exact, so what was reached is held. Raise a limit only with a reason in the commit. */
const BUDGETS = {
  login: { jsBytes: 140_000, requests: 8 },
  home: { jsBytes: 184_000 },
  page: { bytes: 21_500 },
  face: { bytes: 40_000 },
  /** Of the group's and the company's screen, beyond what the home screen loads. */
  shared: { ownBytes: 19_000 },
};

test('the sign-in form is usable within its byte budget', async ({ browser, baseURL }) => {
  const context = await browser.newContext();
  const load = await measureFirstLoad(context, {
    url: `${baseURL}/login`,
    // The form is in the HTML; the page is usable once React has taken it over and has then asked who is signed in.
    ready: (page) => page.waitForRequest('**/api/v1/users/me'),
  });
  expect(load.jsBytes, JSON.stringify(load.scripts, null, 2)).toBeLessThanOrEqual(BUDGETS.login.jsBytes);
  expect(load.requests).toBeLessThanOrEqual(BUDGETS.login.requests);
  await context.close();
});

test('the page itself, with the shell for every width, is within its byte budget', async ({
  page,
  signIn,
}) => {
  await signIn('user');
  const response = await page.goto('/');
  const sizes = await response?.request().sizes();
  expect(sizes?.responseBodySize).toBeGreaterThan(0);
  expect(sizes?.responseBodySize).toBeLessThanOrEqual(BUDGETS.page.bytes);
});

test('the typeface is within its byte budget', async ({ page }) => {
  await page.goto('/login');
  const files = await page.evaluate(() => [
    ...(document.head.innerHTML.match(/(?<=url\()[^)]+\.woff2(?=\))/g) ?? []),
  ]);
  expect(files).toHaveLength(3);
  const sizes = await Promise.all(
    files.map(async (file) => (await (await page.request.get(file)).body()).length),
  );
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(BUDGETS.face.bytes);
});

test('the home screen is ready within its byte budget', async ({ browser, baseURL }) => {
  const context = await browser.newContext();
  await context.request.post(`${baseURL}/api/v1/auth/sign-in`, {
    headers: { origin: String(baseURL) },
    data: { email: accounts.user, password: PASSWORD },
  });
  // The chart is fetched once there is something to draw, which can be as early as the heading.
  const answer = await hold(context, '**/api/v1/users/me/spending*');
  const load = await measureFirstLoad(context, {
    url: `${baseURL}/`,
    ready: (page) => page.getByRole('region', { name: 'Баланс' }).waitFor().then(answer),
  });
  expect(load.jsBytes, JSON.stringify(load.scripts, null, 2)).toBeLessThanOrEqual(BUDGETS.home.jsBytes);
  await context.close();
});

for (const [path, account, part] of [
  ['/group', accounts.groupOwner, 'Участники'],
  ['/company', accounts.director, 'Расходы'],
] as const) {
  test(`${path} is ready with what the home screen has loaded and no more than its budget`, async ({
    browser,
    baseURL,
  }) => {
    const load = async (address: string, ready: string) => {
      const context = await browser.newContext();
      await context.request.post(`${baseURL}/api/v1/auth/sign-in`, {
        headers: { origin: String(baseURL) },
        data: { email: account, password: PASSWORD },
      });
      // What comes while the browser rests is no part of the first view.
      await context.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
      // The chart is fetched once there is something to draw, which can be as early as the section.
      const answer = await hold(context, /\/(spending|usage)(\?|$)/);
      const { scripts } = await measureFirstLoad(context, {
        url: `${baseURL}${address}`,
        ready: (page) => page.getByRole('region', { name: ready, exact: true }).waitFor().then(answer),
      });
      await context.close();
      return scripts;
    };
    const known = new Set((await load('/', 'Расходы по моделям')).map((script) => script.path));
    const own = (await load(path, part)).filter((script) => !known.has(script.path));
    const bytes = own.reduce((sum, script) => sum + script.bytes, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes, JSON.stringify(own, null, 2)).toBeLessThanOrEqual(BUDGETS.shared.ownBytes);
  });
}
