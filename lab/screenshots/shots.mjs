import { ADMIN_SHOTS } from './admin-shots.mjs';

/**
 * What `pnpm lab screenshots` photographs. A shot that needs more than opening an address names the steps in `act`.
 *
 * @typedef {object} Shot
 * @property {string} name file name in docs/screenshots
 * @property {string} path
 * @property {string} [account] local part of a demo account; none: signed out
 * @property {'light' | 'dark'} [theme]
 * @property {'desktop' | 'phone'} [size]
 * @property {(page: import('@playwright/test').Page) => Promise<void>} [act]
 */

/** @type {Record<NonNullable<Shot['size']>, {width: number, height: number}>} */
export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/**
 * A screen as a person sees it on a desktop and on a phone, in light and in dark.
 *
 * @param {Shot} shot @returns {Shot[]}
 */
const everyWay = (shot) => [
  shot,
  { ...shot, name: `${shot.name}-dark`, theme: 'dark' },
  { ...shot, name: `${shot.name}-phone`, size: 'phone' },
  { ...shot, name: `${shot.name}-phone-dark`, size: 'phone', theme: 'dark' },
];

/** @param {import('@playwright/test').Page} page */
async function enterAmount(page) {
  await page.getByRole('textbox', { name: 'Сумма' }).fill('5 000');
  await page.getByText('Баланс после').waitFor();
}

/** @param {import('@playwright/test').Page} page */
async function openFirstRow(page) {
  await page.locator('tbody tr').first().click();
  await page.getByText('Проводки').waitFor();
}

/** @param {import('@playwright/test').Page} page */
async function goToPayment(page) {
  await page.getByRole('button', { name: /^500/ }).click();
  await page.getByRole('button', { name: /^Оплатить \d/ }).click();
  await page.getByText('Осталось оплатить').waitFor();
}

/** @param {import('@playwright/test').Page} page */
async function payInEmulator(page) {
  await goToPayment(page);
  await page.getByRole('button', { name: /^Оплатить/ }).click();
  await page.waitForURL(/\/api\/demo\//);
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await page.getByRole('heading', { name: 'Оплачено' }).waitFor();
}

/** @param {import('@playwright/test').Page} page */
async function askForInvoice(page) {
  await page.getByRole('button', { name: /^5.000/ }).click();
  await page.getByText('Счёт на оплату').click();
  await page.getByRole('button', { name: /^Получить счёт/ }).click();
  await page.getByRole('heading', { name: 'Счёт готов' }).waitFor();
}

/** @param {import('@playwright/test').Page} page */
async function openFirstRequest(page) {
  await page
    .getByRole('link', { name: /^З-\d+$/ })
    .first()
    .click();
  await page.getByRole('list', { name: 'История заявки' }).waitFor();
}

/** @param {import('@playwright/test').Page} page */
async function openProfile(page) {
  await page.getByRole('button', { name: 'Изменить профиль' }).click();
  await page.getByRole('button', { name: 'Сгенерировать пароль' }).click();
}

/** @param {import('@playwright/test').Page} page */
async function leaveProfile(page) {
  await openProfile(page);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor();
}

/** @param {import('@playwright/test').Page} page */
async function openDropZone(page) {
  await page.getByRole('button', { name: 'Изменить аватар' }).click();
  await page.getByRole('button', { name: 'Выбрать фото' }).waitFor();
}

/** A portrait of two circles on a sky, painted by the browser itself. @param {import('@playwright/test').Page} page */
async function openCropper(page) {
  await openDropZone(page);
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 800 });
    const context = canvas.getContext('2d');
    if (context === null) return '';
    const sky = context.createLinearGradient(0, 0, 0, 800);
    sky.addColorStop(0, '#7fb2d8');
    sky.addColorStop(1, '#f3d7b2');
    context.fillStyle = sky;
    context.fillRect(0, 0, 1200, 800);
    for (const [color, y, radius] of /** @type {const} */ ([
      ['#0b6a67', 820, 300],
      ['#f1c7a5', 380, 160],
    ])) {
      context.fillStyle = color;
      context.beginPath();
      context.arc(600, y, radius, 0, 2 * Math.PI);
      context.fill();
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await page
    .getByLabel('Файл фото')
    .setInputFiles({ name: 'portrait.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') });
  await page.getByRole('slider', { name: 'Масштаб' }).fill('1.6');
}

/** @param {import('@playwright/test').Page} page */
async function leaveFieldsEmpty(page) {
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await page.getByText('Email обязателен').waitFor();
}

/** @param {import('@playwright/test').Page} page */
async function forgetPassword(page) {
  await page.getByLabel('Email').fill('user@demo.example');
  await page.getByRole('button', { name: 'Забыли пароль?' }).click();
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page.getByText('Код восстановления отправлен на ваш email').waitFor();
}

/** @param {import('@playwright/test').Page} page */
async function openUserMenu(page) {
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).waitFor();
}

/** @param {import('@playwright/test').Page} page */
async function askToLeave(page) {
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await page.getByRole('alertdialog').waitFor();
}

/** Searches with a text that was typed in the wrong keyboard layout. @param {import('@playwright/test').Page} page */
async function searchPalette(page) {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Найти раздел или действие' }).fill('vjb');
  await page.getByRole('option').first().waitFor();
}

/** @param {import('@playwright/test').Page} page */
async function openMore(page) {
  await page.getByRole('button', { name: 'Ещё' }).click();
  await page.getByRole('dialog', { name: 'Ещё' }).waitFor();
}

/** Waits until the first view is at rest, with its figures. @param {import('@playwright/test').Page} page */
async function seeSpending(page) {
  await page.getByRole('img', { name: /^Расходы по дням/ }).waitFor();
  await page.getByRole('link', { name: 'Все транзакции' }).waitFor();
}

/** @param {import('@playwright/test').Page} page */
async function collapseSidebar(page) {
  await seeSpending(page);
  await page.getByRole('button', { name: 'Свернуть меню' }).click();
  await page.getByRole('button', { name: 'Развернуть меню' }).waitFor();
}

/** Shows a server that limits requests, and a network that is gone. @param {import('@playwright/test').Page} page */
async function loseServer(page) {
  const refusal = { status: 'error', message: 'Подождите', details: { code: 'RATE.001', category: 'rate' } };
  await page.route('**/api/v1/users/me/balance', (route) => route.fulfill({ status: 429, json: refusal }));
  await page
    .getByRole('button', { name: /Баланс/ })
    .first()
    .click();
  await page.getByText('Превышен лимит запросов').waitFor();
  await page.context().setOffline(true);
  await page.getByText('Нет подключения к интернету').waitFor();
}

/** @param {import('@playwright/test').Page} page */
async function breakProfile(page) {
  await page.getByRole('button', { name: 'Изменить профиль' }).click();
  const form = page.getByRole('dialog', { name: 'Редактировать профиль' });
  await form.getByLabel('Отображаемое имя').fill('');
  await form.getByLabel('Новый пароль').fill('short');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await form.getByText('Пароль должен содержать минимум 8 символов').waitFor();
}

/**
 * Waits for the whole first view of a group, and for what comes after it.
 *
 * @param {import('@playwright/test').Page} page
 */
async function seeGroup(page) {
  await page.getByRole('heading', { name: 'Счёт группы' }).waitFor();
  await page.getByRole('img', { name: /^Расходы по дням/ }).waitFor();
}

/** The link of the newest letter of a group. @param {import('@playwright/test').Page} page */
async function openInvitation(page) {
  const answer = await page.request.get(new URL('/api/demo/mail/json', page.url()).href);
  /** @type {{data: {kind: string, recipient: string, text: string}[]}} */
  const { data } = await answer.json();
  const letter = data.find(
    ({ kind, recipient }) => kind === 'group-invitation' && recipient.startsWith('nina.'),
  );
  const token = letter?.text.match(/token=\S+/)?.[0];
  await page.goto(new URL(`/group/invite/accept?${token}`, page.url()).href, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Создать и принять' }).waitFor();
}

/** @param {import('@playwright/test').Page} page */
async function findNothing(page) {
  await page.getByRole('button', { name: 'Сбросить фильтры' }).waitFor();
}

/**
 * Waits for the code behind the dashboard's figures, which comes after its first view.
 *
 * @param {import('@playwright/test').Page} page
 */
async function seeUsage(page) {
  await page.getByRole('table', { name: 'По людям' }).waitFor();
}

/**
 * A block as it stands in a contract, with a wrong digit in the account.
 *
 * @param {import('@playwright/test').Page} page
 */
async function pasteRequisites(page) {
  const block = [
    'Публичное акционерное общество «Сбербанк России», ПАО Сбербанк',
    'ИНН/КПП 7707083893/773601001, ОГРН 1027700132195',
    'Юридический адрес: 117312, г. Москва, ул. Вавилова, д. 19',
    'р/с 40702810438000012346, к/с 30101810400000000225, БИК 044525225',
    'Договор № 44 от 12.03.2026',
  ].join('\n');
  await page.getByLabel('Текст с реквизитами').fill(block);
  await page.getByRole('button', { name: 'Разобрать' }).click();
  await page.getByRole('list', { name: 'Найденные реквизиты' }).waitFor();
}

/** The address of a company holds its id, which the menu knows. @param {import('@playwright/test').Page} page */
async function openCompany(page) {
  await page
    .getByRole('link', { name: /^(Реквизиты|Управление компанией)$/ })
    .last()
    .click();
  await page.getByRole('list', { name: 'История изменений' }).waitFor();
}

/** @param {import('@playwright/test').Page} page */
async function seeInvitations(page) {
  await page.getByRole('region', { name: 'Приглашения' }).waitFor();
}

/**
 * Waits for the first name in the list of roles, with which the list is there.
 *
 * @param {import('@playwright/test').Page} page
 */
async function seeRoles(page) {
  await page.getByRole('link', { name: /^Пользователь/ }).waitFor();
}

/** @param {import('@playwright/test').Page} page */
async function openRole(page) {
  await page.getByRole('link', { name: /^Тестировщик/ }).click();
  await page.getByRole('tab').first().waitFor();
}

/** @param {import('@playwright/test').Page} page */
async function openRules(page) {
  await openRole(page);
  await page.getByRole('tab', { name: 'Доступ к моделям' }).click();
  await page.getByRole('button', { name: 'Добавить правило' }).scrollIntoViewIfNeeded();
}

/** @param {import('@playwright/test').Page} page */
async function openModels(page) {
  await openRules(page);
  await page.getByRole('button', { name: 'Показать все модели' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

/** @param {import('@playwright/test').Page} page */
async function askWhy(page) {
  await page.getByRole('button', { name: 'Почему нет доступа' }).click();
  for (const [field, text, choice] of /** @type {const} */ ([
    ['Человек', 'Глеб Назаров', /^Глеб Назаров/],
    ['Модель', 'GPT-5', /^GPT-5/],
  ])) {
    await page.getByRole('combobox', { name: field }).fill(text);
    await page.getByRole('option', { name: choice }).first().click();
  }
  await page.getByText('Запрос будет отклонён').waitFor();
}

/** @param {import('@playwright/test').Page} page */
async function compareRoles(page) {
  for (const [field, role] of /** @type {const} */ ([
    ['Первая роль', 'Администратор'],
    ['Вторая роль', 'Пользователь'],
  ])) {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: role }).first().click();
  }
  await page.getByText(/^Общих/).waitFor();
}

/** A screen on a desktop in light and on a phone in dark. @param {Shot} shot @returns {Shot[]} */
const bothWays = (shot) => [shot, { ...shot, name: `${shot.name}-phone-dark`, size: 'phone', theme: 'dark' }];

/** @type {Shot[]} */
export const SHOTS = [
  ...everyWay({ name: 'login', path: '/login' }),
  { name: 'login-errors', path: '/login', act: leaveFieldsEmpty },
  ...everyWay({ name: 'password-reset', path: '/login', act: forgetPassword }),
  ...everyWay({ name: 'home', path: '/', account: 'user', act: seeSpending }),
  { name: 'home-company', path: '/', account: 'director', act: seeSpending },
  { name: 'home-group', path: '/', account: 'owner', act: seeSpending },
  { name: 'home-collapsed', path: '/', account: 'user', act: collapseSidebar },
  ...everyWay({ name: 'user-menu', path: '/', account: 'user', act: openUserMenu }),
  ...everyWay({ name: 'logout', path: '/', account: 'user', act: askToLeave }),
  { name: 'palette', path: '/', account: 'user', act: searchPalette },
  { name: 'palette-dark', path: '/', account: 'user', act: searchPalette, theme: 'dark' },
  { name: 'more-phone', path: '/', account: 'user', act: openMore, size: 'phone' },
  { name: 'more-phone-dark', path: '/', account: 'user', act: openMore, size: 'phone', theme: 'dark' },
  ...everyWay({ name: 'notices', path: '/account', account: 'user', act: loseServer }),
  ...everyWay({ name: 'account', path: '/account', account: 'user' }),
  ...everyWay({ name: 'account-security', path: '/account/security', account: 'user' }),
  ...everyWay({ name: 'payment', path: '/payment', account: 'user', act: enterAmount }),
  ...everyWay({ name: 'finances', path: '/finances', account: 'user' }),
  { name: 'finances-nothing', path: '/finances?q=xyzzy', account: 'user', act: findNothing },
  { name: 'finances-details', path: '/finances', account: 'user', act: openFirstRow },
  ...everyWay({ name: 'payment-requests', path: '/payment-requests', account: 'user' }),
  { name: 'payment-request', path: '/payment-requests?status=paid', account: 'user', act: openFirstRequest },
  ...everyWay({ name: 'group', path: '/group', account: 'owner', act: seeGroup }),
  ...everyWay({ name: 'group-member', path: '/group', account: 'member', act: seeGroup }),
  { name: 'group-nobody', path: '/group', account: 'user' },
  ...everyWay({ name: 'group-invite-accept', path: '/group/invite/accept', act: openInvitation }),
  { name: 'account-company', path: '/account', account: 'director' },
  ...everyWay({ name: 'edit-profile', path: '/account', account: 'user', act: openProfile }),
  { name: 'edit-profile-errors', path: '/account', account: 'user', act: breakProfile },
  { name: 'edit-profile-leave', path: '/account', account: 'user', act: leaveProfile },
  ...everyWay({ name: 'edit-avatar', path: '/account', account: 'user', act: openDropZone }),
  ...everyWay({ name: 'edit-avatar-crop', path: '/account', account: 'user', act: openCropper }),
  ...everyWay({ name: 'not-found', path: '/no-such-page', account: 'user' }),
  ...bothWays({ name: 'company', path: '/company', account: 'director', act: seeUsage }),
  ...bothWays({ name: 'company-member', path: '/company', account: 'employee' }),
  ...bothWays({ name: 'company-create', path: '/company/create', account: 'user', act: pasteRequisites }),
  ...bothWays({ name: 'company-detail', path: '/company', account: 'director', act: openCompany }),
  ...bothWays({ name: 'company-users', path: '/company/users', account: 'director', act: seeInvitations }),
  ...bothWays({ name: 'company-roles', path: '/company/roles', account: 'director' }),
  ...bothWays({ name: 'roles', path: '/roles', account: 'admin', act: seeRoles }),
  ...bothWays({ name: 'roles-compare', path: '/roles/compare', account: 'admin', act: compareRoles }),
  ...bothWays({ name: 'role-edit', path: '/roles', account: 'admin', act: openRole }),
  ...bothWays({ name: 'role-rules', path: '/roles', account: 'admin', act: openRules }),
  ...bothWays({ name: 'role-preview', path: '/roles', account: 'admin', act: openModels }),
  ...bothWays({ name: 'permissions', path: '/permissions', account: 'admin' }),
  ...bothWays({ name: 'model-settings', path: '/model-settings', account: 'admin' }),
  ...bothWays({ name: 'model', path: '/model-settings/gpt-5-mini', account: 'admin' }),
  ...bothWays({ name: 'model-create', path: '/model-settings/create', account: 'admin' }),
  ...bothWays({ name: 'users', path: '/users', account: 'admin' }),
  ...bothWays({ name: 'why', path: '/users', account: 'admin', act: askWhy }),
  ...ADMIN_SHOTS.map((shot) => ({ ...shot, account: 'admin' })).flatMap(bothWays),
  // These come last, because they leave requests behind.
  { name: 'payment-step', path: '/payment', account: 'member', act: goToPayment },
  { name: 'payment-step-phone', path: '/payment', account: 'member', act: goToPayment, size: 'phone' },
  { name: 'payment-paid', path: '/payment', account: 'owner', act: payInEmulator },
  {
    name: 'payment-paid-phone-dark',
    path: '/payment',
    account: 'owner',
    act: payInEmulator,
    size: 'phone',
    theme: 'dark',
  },
  { name: 'payment-invoice', path: '/payment', account: 'director', act: askForInvoice },
];
