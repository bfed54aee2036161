import type { Page } from '@playwright/test';
import { FULL } from '../support/full.ts';
import { FIRST_SCRIPTS, holdFirstScripts } from '../support/held.ts';
import { settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Paths that a page asks for, in order. */
function requestedPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const scriptsOf = (paths: readonly string[]) => paths.filter((path) => path.endsWith('.js'));

test('while the code is on its way a signed-in person is asked for, once, and but the files of the shell nothing competes with the first scripts', async ({
  page,
  signIn,
}) => {
  // Nothing is stored yet: the head of the page computes the fingerprint itself.
  await signIn('user');
  const release = await holdFirstScripts(page);
  const paths = requestedPaths(page);
  const early = page.waitForResponse('**/api/v1/users/me');
  await page.goto('/account', { waitUntil: 'commit' });
  const response = await early;
  expect(response.ok()).toBe(true);
  // Pages of tests send another one (`asOneDevice`).
  const computed = await page.evaluate(() => Reflect.get(window, 'earlyFingerprint'));
  expect(computed).toMatch(/^[0-9a-f]{64}-[0-9a-f]{8}$/);
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive');
  const html = await (await page.request.get('/account')).text();
  const [, ofShell = ''] = /<template id="shell-preloads">(.*?)<\/template>/.exec(html) ?? [];
  const filesOfShell = [...ofShell.matchAll(/href="([^"]+)"/g)].map(([, href]) => String(href));
  expect(filesOfShell.length).toBeGreaterThan(0);
  const others = () => scriptsOf(paths).filter((path) => !FIRST_SCRIPTS.test(path));
  await expect.poll(() => others().sort()).toEqual(filesOfShell.sort());
  release();
  await expect(heading(page)).toBeVisible();
  expect(paths.filter((path) => path === '/api/v1/users/me')).toHaveLength(1);
});

test('the browser is told to compile the first scripts while they arrive', async ({ page }) => {
  const html = await (await page.request.get('/login')).text();
  const sources = [...html.matchAll(/<script defer src="([^"]+)"/g)].map(([, source]) => String(source));
  expect(sources).toEqual([expect.stringMatching(FIRST_SCRIPTS), expect.stringMatching(FIRST_SCRIPTS)]);
  for (const source of sources)
    expect(await (await page.request.get(source)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

/** Notes the scripts that the page runs, and which it has loaded by the moment at which its screen appears. */
function noteScripts(): void {
  const run = new Set<string>();
  Reflect.set(window, 'scriptsRun', run);
  const note = (node: Node) => {
    if (node instanceof HTMLScriptElement && node.src !== '') run.add(new URL(node.src).pathname);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(note);
    const headings = [...document.querySelectorAll('#root > :not([data-drawn]) main h1')];
    const isThere = headings.some((heading) => heading.closest('[aria-busy=true]') === null);
    if (Reflect.has(window, 'scriptsBeforeScreen') || !isThere) return;
    const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    Reflect.set(
      window,
      'scriptsBeforeScreen',
      paths.filter((path) => path.endsWith('.js')),
    );
  }).observe(document, { childList: true, subtree: true });
}

const CHART = /Расходы по дням|recharts-/;

test(
  'what a screen needs is known from its HTML: all of it is used, nothing is fetched twice or found in another script',
  FULL,
  async ({ page, signIn, baseURL }) => {
    await signIn('user');
    await page.addInitScript(noteScripts);
    const paths = requestedPaths(page);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url().replace(`${baseURL}/api/v1/`, '')));
    for (const path of ['/', '/account', '/account/security', '/finances', '/payment', '/payment-requests']) {
      await test.step(path, async () => {
        const html = await (await page.request.get(`${baseURL}${path}`)).text();
        const preloaded = [...html.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)].map(
          ([, href]) => String(href),
        );
        const known = [...new Set(preloaded)].sort();
        expect(known.filter((href) => href.startsWith('/mfe/account/'))).not.toEqual([]);

        // The page that is left may still be asking for something.
        await page.goto('about:blank');
        paths.length = 0;
        calls.length = 0;
        await page.goto(path);
        await page.waitForFunction(() => Reflect.has(window, 'scriptsBeforeScreen'));
        const loaded: string[] = await page.evaluate(() => Reflect.get(window, 'scriptsBeforeScreen'));
        expect(loaded.filter((each) => !FIRST_SCRIPTS.test(each)).sort()).toEqual(known);
        const run: string[] = await page.evaluate(() => [...Reflect.get(window, 'scriptsRun')]);
        expect(run).toEqual(expect.arrayContaining(known));
        const scripts = scriptsOf(paths);
        expect(scripts).toEqual([...new Set(scripts)]);

        // What the page asks ahead is what its screen needs, word for word: nobody asks it again.
        await settle(page);
        const [, early = ''] = /name="cabinet-early-calls" content="([^"]+)"/.exec(html) ?? [];
        const asked = early.replaceAll('&amp;', '&').split(' ');
        expect(asked.length).toBeGreaterThan(1);
        expect(calls.filter((call) => asked.includes(call)).sort()).toEqual(asked.sort());

        // Home alone draws a chart, and not before the rest: its code comes later still.
        const hasChart = async (files: readonly string[]) => {
          const codes = files.map(async (file) => (await page.request.get(`${baseURL}${file}`)).text());
          return (await Promise.all(codes)).some((code) => CHART.test(code));
        };
        expect(await hasChart(loaded)).toBe(false);
        if (path === '/') await expect.poll(() => hasChart(scriptsOf(paths))).toBe(true);
      });
    }
  },
);
