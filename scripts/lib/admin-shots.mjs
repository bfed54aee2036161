/** @typedef {import('@playwright/test').Page} Page */

/** Opens the page of what the API finds first: its address holds an id. @param {string} found @param {string} screen */
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

const ACCOUNT = '40702810938000000001';

/** A day's file of a bank, whose lines are sure, likely and unknown. @param {string} date */
function bankFile(date) {
  const transfers = /** @type {const} */ ([
    ['501', '15000.00', 'Студия Север', '7736207543', 'Оплата счёта З-000082, НДС не облагается'],
    ['502', '15000.00', 'ООО «Вектор»', '7707083893', 'Оплата по счёту З-000081'],
    ['503', '7700.00', 'АО «Заря»', '7736207543', 'За услуги по договору 12/44'],
  ]);
  const period = [`ДатаНачала=${date}`, `ДатаКонца=${date}`];
  return [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    'Кодировка=UTF-8',
    'Отправитель=Интернет-банк',
    ...period,
    `РасчСчет=${ACCOUNT}`,
    'СекцияРасчСчет',
    ...period,
    'НачальныйОстаток=1000.00',
    `РасчСчет=${ACCOUNT}`,
    'КонечныйОстаток=2000.00',
    'КонецРасчСчет',
    ...transfers.flatMap(([number, amount, payer, inn, purpose]) => [
      'СекцияДокумент=Платежное поручение',
      ...[`Номер=${number}`, `Дата=${date}`, `Сумма=${amount}`, `ДатаПоступило=${date}`],
      ...['ПлательщикСчет=40702810400000012345', `Плательщик1=${payer}`, `ПлательщикИНН=${inn}`],
      ...[`ПолучательСчет=${ACCOUNT}`, `НазначениеПлатежа=${purpose}`, 'КонецДокумента'],
    ]),
    'КонецФайла\r\n',
  ].join('\r\n');
}

/** @param {Page} page */
async function uploadStatement(page) {
  const date = new Date().toLocaleDateString('ru-RU', { timeZone: 'Europe/Moscow' });
  const buffer = Buffer.from(bankFile(date));
  await page
    .getByLabel('Файл выписки', { exact: true })
    .setInputFiles({ name: 'kl_to_1c.txt', mimeType: 'text/plain', buffer });
  await page.getByRole('list', { name: 'Строки выписки' }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** @param {Page} page */
async function planCorrection(page) {
  await page.getByLabel('Изменение цены, %').fill('-10');
  await page.getByText('Разница').first().waitFor();
  await page.getByText(/^Пересекается с/).waitFor();
}

/** Numbers and chart of promo come after the first view. @param {Page} page */
async function seePromo(page) {
  await page.getByRole('img', { name: /^Заявки по/ }).waitFor();
  await seeFirstRow(page);
}

/** The graph with what it tells of the cluster before it. @param {Page} page */
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
];
