import { bankFile } from '../../e2e/support/bank-file.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Opens the page of the first thing that the API finds, because its address holds an id.
 *
 * @param {string} found @param {string} screen
 */
const openFound = (found, screen) => async (/** @type {Page} */ page) => {
  const answer = await page.request.get(new URL(`/api/v1/${found}`, page.url()).href);
  /** @type {{data: {items: {id: string}[]}}} */
  const { data } = await answer.json();
  await page.goto(new URL(`${screen}/${data.items[0]?.id}`, page.url()).href, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 2 }).first().waitFor();
};

/** @param {Page} page */
async function seeFirstRow(page) {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Действия/ })
    .first()
    .waitFor();
}

/** What the lines of the statement pay for: one match is sure, one likely, one unknown. */
const TRANSFERS = [
  {
    number: '501',
    amount: '15000.00',
    payerName: 'Студия Север',
    payerInn: '7736207543',
    purpose: 'Оплата счёта З-000082, НДС не облагается',
  },
  {
    number: '502',
    amount: '15000.00',
    payerName: 'ООО «Вектор»',
    payerInn: '7707083893',
    purpose: 'Оплата по счёту З-000081',
  },
  {
    number: '503',
    amount: '7700.00',
    payerName: 'АО «Заря»',
    payerInn: '7736207543',
    purpose: 'За услуги по договору 12/44',
  },
];

/** @param {Page} page */
async function uploadStatement(page) {
  await page.getByLabel('Файл выписки', { exact: true }).setInputFiles(bankFile('kl_to_1c.txt', TRANSFERS));
  await page.getByRole('list', { name: 'Строки выписки' }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** @param {Page} page */
async function planCorrection(page) {
  await page.getByLabel('Изменение цены, %').fill('-10');
  await page.getByText('Разница').first().waitFor();
  await page.getByText(/^Пересекается с/).waitFor();
}

/** The numbers and the chart of promo come after the first view. @param {Page} page */
async function seePromo(page) {
  await page.getByRole('img', { name: /^Заявки по/ }).waitFor();
  await seeFirstRow(page);
}

/** The graph, with the facts of the cluster above it. @param {Page} page */
async function openCluster(page) {
  const list = new URL('/api/v1/nona/admin/promo/clusters', page.url()).href.replace('/v1', '');
  const answer = await page.request.get(list);
  /** @type {{data: {items: {id: string}[]}}} */
  const { data } = await answer.json();
  const address = `/admin/promo-monitoring?tab=clusters&cluster=${data.items[0]?.id}`;
  await page.goto(new URL(address, page.url()).href, { waitUntil: 'networkidle' });
  await page.getByRole('region', { name: 'Граф кластера' }).waitFor();
  await page
    .getByRole('heading', { name: /^Кластер/ })
    .evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
}

/** @param {Page} page */
async function openChange(page) {
  await page.getByText('Изменён участник компании').first().click();
  await page.getByRole('dialog').getByText('Было и стало').waitFor();
}

/**
 * The administration, as `shots.mjs` lists it.
 *
 * @type {import('./shots.mjs').Shot[]}
 */
export const ADMIN_SHOTS = [
  { name: 'admin', path: '/admin', act: seeFirstRow },
  { name: 'admin-person', path: '/admin', act: openFound('admin/users?q=director', '/admin/users') },
  { name: 'admin-payers', path: '/admin/payers', act: seeFirstRow },
  {
    name: 'admin-payer',
    path: '/admin/payers',
    act: openFound('admin/payers?kind=company', '/admin/payers'),
  },
  { name: 'admin-transactions', path: '/admin/transactions' },
  { name: 'admin-payment-requests', path: '/admin/payment-requests', act: seeFirstRow },
  { name: 'admin-bank-statement', path: '/admin/bank-statements', act: uploadStatement },
  { name: 'rate-corrections', path: '/rate-corrections', act: seeFirstRow },
  { name: 'rate-correction-create', path: '/rate-corrections/create', act: planCorrection },
  { name: 'admin-promo', path: '/admin/promo-monitoring', act: seePromo },
  { name: 'admin-promo-cluster', path: '/admin/promo-monitoring', act: openCluster },
  { name: 'admin-audit', path: '/admin/audit', act: openChange },
  { name: 'admin-ledger', path: '/admin/ledger' },
  { name: 'admin-remotes', path: '/admin/remotes' },
];
