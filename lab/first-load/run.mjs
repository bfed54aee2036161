/**
 * Bytes and requests until a page is usable, as Chromium asks for them: the federation beside a monolith of the same
 * sources. Prints a Markdown table; `--write` puts it into docs/performance.md.
 */
import { createGateway } from '@cabinet/federation/gateway';
import { measureFirstLoad } from '../../e2e/support/measure-first-load.mjs';
import { builtSite, startStack } from '../../scripts/lib/stack.mjs';
import { markdownTable } from '../../scripts/lib/table.mjs';
import { readOptions } from '../lib/options.mjs';
import { report } from '../lib/report.mjs';
import { scratchBrowser } from '../lib/scratch-browser.mjs';
import { scratchFolder, scratchOpen, scratchRun } from '../lib/scratch-run.mjs';
import { signInBrowser } from '../lib/sign-in.mjs';
import { buildMonolith } from './monolith.mjs';

/** @type {Record<string, {path: string, signedIn: boolean, ready: (page: import('@playwright/test').Page) => Promise<unknown>}>} */
const PAGES = {
  '/login': {
    path: '/login',
    signedIn: false,
    // The form is in the HTML; the page is usable once React has taken it over and has then asked who is signed in.
    ready: (page) => page.waitForRequest('**/api/v1/users/me'),
  },
  '/': {
    path: '/',
    signedIn: true,
    ready: (page) => page.getByRole('region', { name: /^Баланс/ }).waitFor(),
  },
};

/** @param {import('@playwright/test').Browser} browser @param {string} address */
async function measureSite(browser, address) {
  /** @type {Record<string, import('../../e2e/support/measure-first-load.mjs').FirstLoad>} */
  const result = {};
  for (const [name, { path: pathname, signedIn, ready }] of Object.entries(PAGES)) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
    if (signedIn) await signInBrowser(context, address, { email: 'user@demo.example' });
    result[name] = await measureFirstLoad(context, { url: `${address}${pathname}`, ready });
    await context.close();
  }
  return result;
}

async function main() {
  const { files, write } = readOptions({ files: false, write: false });
  const monolithSite = await scratchFolder('monolith');
  await buildMonolith(builtSite, monolithSite);
  const stack = await scratchOpen(() => startStack());
  const monolith = await scratchOpen(() => createGateway({ site: monolithSite, apiUrls: [stack.apiUrl] }));
  const monolithUrl = await monolith.listen({ port: 0, host: '127.0.0.1' });
  const browser = await scratchBrowser();
  const [federated, whole] = [await measureSite(browser, stack.url), await measureSite(browser, monolithUrl)];
  const rows = Object.keys(PAGES).map((page) => {
    const [ours, base] = [federated[page], whole[page]];
    if (!ours || !base) throw new Error(`${page} was not measured`);
    const ratio = ((ours.jsBytes / base.jsBytes - 1) * 100).toFixed(1);
    const [own, other] = [ours, base].map(({ jsBytes }) => `${(jsBytes / 1000).toFixed(1)} KB`);
    return [`\`${page}\``, own, ours.requests, other, base.requests, `${ratio} %`].map(String);
  });
  const head = [
    'page',
    'JS, brotli',
    'requests',
    'monolith: JS, brotli',
    'requests',
    'federation above the monolith',
  ];
  await report('first-load', markdownTable([head, ...rows]), write);
  if (files) console.log(JSON.stringify({ federated, whole }, null, 2));
  return true;
}

scratchRun(main);
