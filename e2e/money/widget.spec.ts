import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGateway } from '@cabinet/federation/gateway';
import type { Page } from '@playwright/test';
import { builtSite } from '../../scripts/lib/stack.mjs';
import { listen } from '../support/listen.ts';
import { expect, test } from '../support/test.ts';

/** What the provider's script offers, as far as the cabinet uses it: a frame of its own, and three endings. */
const WIDGET = `
  window.Assistant = { Builder: class {
    setOnSuccessCallback(listener) { this.success = listener; }
    setOnFailCallback(listener) { this.fail = listener; }
    setOnInProgressCallback(listener) { this.inProgress = listener; }
    build(options, containerId) {
      window.builtWith = options;
      const frame = document.createElement('iframe');
      frame.title = 'Форма провайдера';
      frame.src = new URL('/frame', document.currentScript?.src ?? window.widgetOrigin).href;
      const button = document.createElement('button');
      button.textContent = 'Готово у провайдера';
      button.onclick = () => this.success('operation');
      document.getElementById(containerId).replaceChildren(frame, button);
    }
  } };`;

let provider: Server;
let origin: string;
let gateway: Awaited<ReturnType<typeof createGateway>>;
let cabinet: string;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  provider = createServer((request, response) => {
    if (request.url === '/assistant.js') {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' });
      response.end(WIDGET);
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end('<p>Карта</p>');
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  gateway = await createGateway({
    site: builtSite,
    apiUrls: [String(process.env.E2E_API_URL)],
    scriptOrigins: [origin],
    frameOrigins: [origin],
  });
  cabinet = await listen(gateway);
});
test.afterAll(async () => {
  await gateway.close();
  provider.close();
});

/** The transaction step of a cabinet in which the widget is set up. */
async function openTransaction(page: Page, address: string): Promise<void> {
  await page.addInitScript((value) => Object.assign(window, { widgetOrigin: value }), origin);
  await page.route('**/api/v1/settings/payment', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.data.widget_url = `${origin}/assistant.js`;
    await route.fulfill({ response, json: body });
  });
  await page.goto(`${address}/payment`);
  await page.getByRole('textbox', { name: 'Сумма' }).fill('350');
  await page.getByRole('button', { name: /^Оплатить 350/ }).click();
  await expect(page.getByText('Осталось оплатить')).toBeVisible();
}

test("the provider's widget pays inside the page, and none of its claims are trusted", async ({
  page,
  signIn,
}) => {
  await signIn('groupMember');
  await openTransaction(page, cabinet);
  await expect(page.frameLocator('iframe[title="Форма провайдера"]').getByText('Карта')).toBeVisible();
  const requestId = new URL(page.url()).searchParams.get('request');
  expect(await page.evaluate(() => Reflect.get(window, 'builtWith'))).toMatchObject({
    transactionId: requestId,
    amount: '350.00',
    signature: expect.stringMatching(/^[0-9a-f]{32}$/),
  });

  await page.getByRole('button', { name: 'Готово у провайдера' }).click();
  // The widget says «success», but our own server knows of no payment.
  await expect(page.getByRole('heading', { name: 'Ждём оплату' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('request')).toBe(requestId);
});

test("a cabinet that does not list the origin of the script runs none of it, and gives way to the provider's page", async ({
  page,
  signIn,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/Content Security Policy/);
  await signIn('groupMember');
  await openTransaction(page, String(baseURL));
  await expect(page.getByText('Форма оплаты не загрузилась.', { exact: false })).toBeVisible();
  expect(await page.evaluate(() => 'Assistant' in window)).toBe(false);
  await page.getByRole('button', { name: /^Оплатить 350,00.₽$/ }).click();
  await expect(page.getByText('Это эмулятор платёжного сервиса', { exact: false })).toBeVisible();
});
