import type { Browser, Page, Response } from '@playwright/test';
import { caller } from '../roles/caller.ts';
import { FULL } from '../support/full.ts';
import { forbidIdleWork, hold } from '../support/held.ts';
import { measureFirstLoad } from '../support/measure-first-load.mjs';
import { contracts } from '../support/offered.ts';
import { accounts, callHeaders, expect, PASSWORD, startSession, test } from '../support/test.ts';

type Ready = (page: Page) => Promise<unknown>;

const MOST_REQUESTS = 8;

interface Script {
  readonly path: string;
  readonly bytes: number;
}

/** Nobody limits the bytes: they are told, so that a run can be compared with the one before. */
function tellBytes(what: string, scripts: readonly Script[]): number {
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  process.stdout.write(`${what}: ${bytes} bytes of script\n`);
  return bytes;
}

test(`the sign-in form is usable after ${MOST_REQUESTS} requests at most`, async ({ browser, baseURL }) => {
  const context = await browser.newContext();
  await forbidIdleWork(context);
  const load = await measureFirstLoad(context, {
    url: `${baseURL}/login`,
    // The form is in the HTML; the page is usable once React has taken it over and has then asked who is signed in.
    ready: (page) => page.waitForRequest('**/api/v1/users/me'),
  });
  tellBytes('/login', load.scripts);
  expect(load.requests, JSON.stringify(load.scripts, null, 2)).toBeLessThanOrEqual(MOST_REQUESTS);
  await context.close();
});

test('the typeface is three files', FULL, async ({ page }) => {
  await page.goto('/login');
  const files = await page.evaluate(() => [
    ...(document.head.innerHTML.match(/(?<=url\()[^)]+\.woff2(?=\))/g) ?? []),
  ]);
  expect(files).toHaveLength(3);
});

/** The scripts that a person's browser asks for until a screen is ready, nothing of which it knows. */
async function scriptsOf(
  browser: Browser,
  email: string,
  path: string,
  ready: Ready,
): Promise<readonly Script[]> {
  const baseURL = String(process.env.E2E_URL);
  const context = await browser.newContext();
  await context.request.post(`${baseURL}/api/v1/auth/sign-in`, {
    headers: { origin: baseURL },
    data: { email, password: PASSWORD },
  });
  await forbidIdleWork(context);
  // The chart is fetched once there is something to draw, which can be as early as the section.
  const answer = await hold(context, /\/(spending|usage)(\?|$)/);
  const { scripts } = await measureFirstLoad(context, {
    url: `${baseURL}${path}`,
    ready: (page) => ready(page).then(answer),
  });
  await context.close();
  return scripts;
}

const region =
  (name: string): Ready =>
  (page) =>
    page.getByRole('region', { name, exact: true }).waitFor();
const field =
  (name: string): Ready =>
  (page) =>
    page.getByLabel(name, { exact: true }).waitFor();
const titled =
  (name: RegExp): Ready =>
  (page) =>
    page.getByRole('heading', { level: 1, name }).waitFor();
const firstRow = (page: Page) => page.locator('tbody tr td').first().waitFor();

for (const [path, account, part] of [
  ['/group', accounts.groupOwner, 'Участники'],
  ['/company', accounts.director, 'Расходы'],
] as const) {
  test(
    `${path} brings code of its own, beyond what the home screen has loaded`,
    FULL,
    async ({ browser }) => {
      const home = await scriptsOf(browser, account, '/', region('Расходы по моделям'));
      const known = new Set(home.map((script) => script.path));
      const scripts = await scriptsOf(browser, account, path, region(part));
      const own = scripts.filter((script) => !known.has(script.path));
      expect(tellBytes(path, own)).toBeGreaterThan(0);
    },
  );
}

/** Opens each for the first time: its remote sends what the home screen has not loaded. */
async function expectOwnCode(
  browser: Browser,
  screens: Iterable<readonly [path: string, ready: Ready]>,
): Promise<void> {
  const home = await scriptsOf(browser, accounts.admin, '/', region('Расходы по моделям'));
  const known = new Set(home.map((script) => script.path));
  for (const [path, ready] of screens)
    await test.step(path, async () => {
      const scripts = await scriptsOf(browser, accounts.admin, path, ready);
      const own = scripts.filter((script) => script.path.startsWith('/mfe/') && !known.has(script.path));
      expect(tellBytes(path, own)).toBeGreaterThan(0);
    });
}

test(
  'each screen of roles, permissions and models brings code of its own',
  FULL,
  async ({ browser, playwright }) => {
    const request = await playwright.request.newContext();
    await startSession(request, 'admin');
    const answer = await request.get(`${process.env.E2E_URL}/api/v1/roles/global`, {
      headers: callHeaders(),
    });
    const roles: readonly { role_id: string; role_name: string }[] = (await answer.json()).data;
    const role = roles.find(({ role_name }) => role_name === 'Финансы');
    await request.dispose();
    await expectOwnCode(browser, [
      ['/roles', firstRow],
      ['/roles/create', field('Название')],
      [`/roles/edit/${role?.role_id}`, region('Проверка на реальных запросах')],
      ['/roles/compare', (page) => page.getByText('Выберите две роли').waitFor()],
      ['/permissions', region('Финансы')],
      ['/model-settings', firstRow],
      ['/model-settings/create', field('Код')],
      ['/model-settings/gpt-5', region('Цены')],
    ]);
  },
);

const PERIOD = ['ДатаНачала=23.11.2026', 'ДатаКонца=23.11.2026'];
const ACCOUNT = 'РасчСчет=40702810938000000001';
/** A day without money, as a bank tells it. */
const EMPTY_STATEMENT = [
  '1CClientBankExchange',
  'ВерсияФормата=1.03',
  'Кодировка=UTF-8',
  ...PERIOD,
  ACCOUNT,
  'СекцияРасчСчет',
  ...PERIOD,
  'НачальныйОстаток=0.00',
  ACCOUNT,
  'КонецРасчСчет',
  'КонецФайла',
  '',
].join('\r\n');

/** How each screen of remote-admin says that it is there; by the ids of its contract, so that none is forgotten. */
const ADMINISTRATION: Readonly<Record<string, Ready>> = {
  admin: firstRow,
  adminUsersDetail: region('Деньги'),
  adminPayers: firstRow,
  adminPayersDetail: region('Движения'),
  adminTransactions: firstRow,
  adminPaymentRequests: firstRow,
  adminPaymentRequestsDetail: region('Оплата'),
  // Its title is drawn before its code is there.
  adminProposals: (page) => page.getByText(/ решения/).waitFor(),
  adminBankStatements: firstRow,
  adminBankStatementsDetail: titled(/^Выписка за/),
  rateCorrections: firstRow,
  rateCorrectionsCreate: field('Причина'),
  rateCorrectionsDetail: titled(/^Корректировка ./),
  adminPromoMonitoring: firstRow,
  adminAudit: firstRow,
  adminLedger: region('Последняя проверка'),
  adminRemotes: region('Компания'),
  users: firstRow,
};

test(
  'each screen of people, money, corrections, promo, the log and the ledger brings code of its own',
  FULL,
  async ({ browser, playwright }) => {
    const request = await playwright.request.newContext();
    await startSession(request, 'admin');
    const call = caller(request);
    const firstOf = async (list: string) =>
      (await call<{ items: readonly { id: string }[] }>('get', `${list}?limit=1`)).items[0]?.id ?? '';
    const uploaded = await request.post(
      `${process.env.E2E_URL}/api/v1/admin/bank-statements?file_name=empty.txt`,
      {
        headers: { ...callHeaders(), 'content-type': 'application/octet-stream' },
        data: Buffer.from(EMPTY_STATEMENT),
      },
    );
    expect(uploaded.status(), await uploaded.text()).toBe(200);
    const ids: Readonly<Record<string, string>> = {
      ':userId': await firstOf('admin/users'),
      ':payerId': await firstOf('admin/payers'),
      ':requestId': await firstOf('payment/requests'),
      ':statementId': await firstOf('admin/bank-statements'),
      ':correctionId': await firstOf('rate-corrections'),
    };
    await request.dispose();
    const routes = contracts.find(({ name }) => name === 'admin')?.routes ?? [];
    expect(routes.map(({ id }) => id).sort()).toEqual(Object.keys(ADMINISTRATION).sort());
    await expectOwnCode(
      browser,
      routes.map(({ id, path }) => [
        path.replace(/:\w+/, (name) => ids[name] ?? ''),
        ADMINISTRATION[id] ?? firstRow,
      ]),
    );
  },
);

test(
  'the chart of promo monitoring comes by itself, and the graph of a cluster not before one is opened',
  FULL,
  async ({ browser }) => {
    const scripts = await scriptsOf(browser, accounts.admin, '/admin/promo-monitoring', (page) =>
      Promise.all([firstRow(page), page.waitForRequest(/\/promo-chart\.\w+\.js$/)]),
    );
    expect(scripts.filter(({ path }) => path.includes('/promo-'))).toHaveLength(1);
  },
);

test(
  'the rules of a role, and the library that drags them, come when their tab is first opened',
  FULL,
  async ({ page, signIn }) => {
    const libraries: string[] = [];
    const isOfDragging = async (response: Response) =>
      response.url().endsWith('.js') && (await response.text()).includes('data-rfd-');
    await signIn('admin');
    const answers: Promise<unknown>[] = [];
    page.on('response', (response) => {
      answers.push(
        isOfDragging(response).then(
          (isIt) => isIt && libraries.push(response.url()),
          () => undefined,
        ),
      );
    });
    await page.goto('/roles/create');
    await field('Название')(page);
    await page.waitForLoadState('networkidle');
    await Promise.all(answers);
    expect(libraries).toEqual([]);
    await page.getByRole('tab', { name: 'Доступ к моделям' }).click();
    await expect(page.getByRole('list', { name: 'Правила доступа к моделям' })).toBeVisible();
    await Promise.all(answers);
    expect(libraries).toHaveLength(1);
  },
);
