/**
 * Bytes and requests until a page is usable, as Chromium asks for them: the federation beside a monolith of the same
 * sources. Prints a Markdown table; `--write` puts it into docs/performance.md.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createGateway } from '@cabinet/federation/gateway';
import { chromium } from '@playwright/test';
import { measureFirstLoad } from '../../e2e/support/measure-first-load.mjs';
import { chromiumOptions } from '../../scripts/lib/browser.mjs';
import { builtSite, startStack } from '../../scripts/lib/stack.mjs';
import { writeSection } from '../lib/report.mjs';
import { buildMonolith } from './monolith.mjs';

const DEMO = { email: 'user@demo.example', password: 'Demo-2026-pass' };

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
    ready: (page) => page.getByRole('region', { name: 'Баланс' }).waitFor(),
  },
};

/** @param {import('@playwright/test').Browser} browser @param {string} address */
async function measureSite(browser, address) {
  /** @type {Record<string, import('../../e2e/support/measure-first-load.mjs').FirstLoad>} */
  const result = {};
  for (const [name, { path: pathname, signedIn, ready }] of Object.entries(PAGES)) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
    if (signedIn)
      await context.request.post(`${address}/api/v1/auth/sign-in`, {
        headers: { origin: address },
        data: DEMO,
      });
    result[name] = await measureFirstLoad(context, { url: `${address}${pathname}`, ready });
    await context.close();
  }
  return result;
}

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} KB`;

const monolithSite = await mkdtemp(path.join(tmpdir(), 'monolith-'));
await buildMonolith(builtSite, monolithSite);
const stack = await startStack();
const monolith = await createGateway({ site: monolithSite, apiUrls: [stack.apiUrl] });
const monolithUrl = await monolith.listen({ port: 0, host: '127.0.0.1' });
const browser = await chromium.launch(chromiumOptions());
try {
  const [federated, whole] = [await measureSite(browser, stack.url), await measureSite(browser, monolithUrl)];
  const rows = Object.keys(PAGES).map((page) => {
    const [ours, base] = [federated[page], whole[page]];
    if (!ours || !base) throw new Error(`${page} was not measured`);
    const ratio = ((ours.jsBytes / base.jsBytes - 1) * 100).toFixed(1);
    return `| \`${page}\` | ${kilobytes(ours.jsBytes)} | ${ours.requests} | ${kilobytes(base.jsBytes)} | ${base.requests} | ${ratio} % |`;
  });
  const table = [
    '| page | JS, brotli | requests | monolith: JS, brotli | requests | federation above the monolith |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
  console.log(table);
  if (process.argv.includes('--files')) console.log(JSON.stringify({ federated, whole }, null, 2));
  if (process.argv.includes('--write')) await writeSection('first-load', table);
} finally {
  await browser.close();
  await monolith.close();
  await stack.stop();
  await rm(monolithSite, { recursive: true, force: true });
}
