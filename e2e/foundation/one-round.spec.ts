import { expect, test } from '../support/test.ts';

const HOST_SCRIPT = /\/host\.[0-9a-f]{8}\.js$/;

/** Notes which scripts the page has loaded by the moment at which its heading appears. */
function noteScriptsBeforeHeading(): void {
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('main h1') === null) return;
    observer.disconnect();
    const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    Reflect.set(
      window,
      'scriptsBeforeHeading',
      paths.filter((path) => path.endsWith('.js')),
    );
  }).observe(document, { childList: true, subtree: true });
}

for (const path of ['/', '/account', '/finances', '/payment', '/payment-requests']) {
  test(`what ${path} needs to show its heading is known from its HTML, nothing is found in another script`, async ({
    page,
    signIn,
    baseURL,
  }) => {
    await signIn('user');
    const html = await (await page.request.get(`${baseURL}${path}`)).text();
    const known = [...html.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
    await page.addInitScript(noteScriptsBeforeHeading);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const loaded: string[] = await page.evaluate(() => Reflect.get(window, 'scriptsBeforeHeading'));
    expect(loaded.filter((each) => !HOST_SCRIPT.test(each)).sort()).toEqual([...new Set(known)].sort());
  });
}

test("nothing competes with the host's script until it runs", async ({ page, signIn }) => {
  await signIn('user');
  let release = () => {};
  const mayCome = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(HOST_SCRIPT, async (route) => {
    await mayCome;
    await route.continue();
  });
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' && !HOST_SCRIPT.test(pathname)) requested.push(pathname);
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive');
  expect(requested).toEqual([]);
  release();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
