import type { RegistryRemote } from '@cabinet/federation/contract';
import type { Locator, Page, Request } from '@playwright/test';
import { FULL, fullUnless } from '../support/full.ts';
import { expect, type Releases, test } from '../support/releases.ts';
import { EDITION } from '../support/restamp.mjs';
import { saveData, settle } from '../support/shell.ts';

const NOTICE = 'Вышла новая версия';
const FAILED = 'Не удалось загрузить раздел';
const BEACON = '/api/v1/remote-loads';

interface Report {
  readonly remote: string;
  readonly build: string;
  readonly outcome: string;
  readonly ms: number | null;
}

const part = (page: Page, words: string) => page.getByRole('heading', { level: 1, name: words });
const menuItem = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });

/** Opens a page that brings nothing ahead of need and remembers that it is still the same one. */
async function openOnce(page: Page, address: string): Promise<void> {
  await saveData(page);
  await page.clock.install();
  await open(page, address);
}

async function open(page: Page, address: string): Promise<void> {
  // What watches the registry comes in an idle moment, which may be before the screen has been seen to settle.
  const watch = page.waitForResponse(/\/upkeep\.[0-9a-f]+\.js$/);
  await page.goto(address);
  await settle(page);
  await page.clock.runFor(10_000);
  await (await watch).finished();
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
}

const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, 'sameDocument') === true);

/** The person comes back to the page after a while, and it has asked what is live. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward(31_000);
  const answered = page.waitForResponse('**/registry.json');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await (await answered).finished();
}

/** Whether something is shown, once the pauses between the tries to load have passed. */
const comes = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.clock.runFor(1_000);
    await expect(shown).toBeVisible({ timeout: 200 });
  }).toPass();

async function follow(page: Page, link: string, heading: string): Promise<void> {
  await page.getByRole('link', { name: link, exact: true }).click();
  await comes(page, part(page, heading));
}

/** What pages report of loads, as it is sent. */
function reportsOf(page: Page): Report[] {
  const reports: Report[] = [];
  page.on('request', (request: Request) => {
    if (!request.url().endsWith(BEACON)) return;
    const body: { readonly loads: readonly Report[] } = request.postDataJSON();
    reports.push(...body.loads);
  });
  return reports;
}

/** Flips one byte of a file. */
async function flipByte(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    const place = body.length - 2;
    body.writeUInt8(body.readUInt8(place) ^ 1, place);
    await route.fulfill({ response, body });
  });
}

/** Address of a build's entry, or of what its second screen alone needs. */
function fileOf({ base, entry, preload }: RegistryRemote, kind: 'entry' | 'js' | 'css'): string {
  const own = preload.second?.find((file) => file.endsWith(`.${kind}`) && !preload.first?.includes(file));
  return `**${base}${kind === 'entry' ? entry : own}`;
}

async function releaseAndReturn(page: Page, releases: Releases, edition: number): Promise<void> {
  await releases.release({ edition });
  await comeBack(page);
}

test(
  'a page that runs nothing of a remote takes its new build with the next navigation, without a word',
  FULL,
  async ({ page, signIn, releases }) => {
    await signIn('user');
    await openOnce(page, '/');
    await releaseAndReturn(page, releases, 2);
    await menuItem(page, 'Части').click();
    await expect(part(page, 'Первая часть, издание 2')).toBeVisible();
    await expect(page.getByText(NOTICE)).toBeHidden();
    expect(await isSameDocument(page)).toBe(true);
  },
);

test('a page that runs a build keeps to it and offers the new one, but not while something is typed', async ({
  page,
  signIn,
  releases,
}) => {
  await signIn('user');
  await openOnce(page, '/parts');
  await page.getByLabel('Заметка').fill('не потерять');
  await releaseAndReturn(page, releases, 2);
  await expect(page.getByText(NOTICE)).toBeHidden();
  await expect(page.getByLabel('Заметка')).toHaveValue('не потерять');

  await page.getByLabel('Заметка').fill('');
  await expect(page.getByText(NOTICE)).toBeVisible();
  await page.getByLabel('Заметка').fill('ещё одна');
  await expect(page.getByText(NOTICE)).toBeHidden();
  await page.getByLabel('Заметка').fill('');
  await page.getByRole('button', { name: 'Позже' }).click();
  await expect(page.getByText(NOTICE)).toBeHidden();
  await page.getByRole('link', { name: 'Ко второй части' }).click();
  await expect(part(page, 'Вторая часть, издание 1')).toBeVisible();
  await comeBack(page);
  await expect(page.getByText(NOTICE)).toBeHidden();

  await releaseAndReturn(page, releases, 3);
  await expect(page.getByText(NOTICE)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await page.getByRole('button', { name: 'Обновить' }).click();
  await expect(part(page, 'Вторая часть, издание 3')).toBeVisible();
  await expect(page.getByText(NOTICE)).toBeHidden();
});

test('a rollback to what the page runs takes the offer back', FULL, async ({ page, signIn, releases }) => {
  await signIn('user');
  await openOnce(page, '/parts');
  await releaseAndReturn(page, releases, 2);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await releases.rollBack();
  await comeBack(page);
  await expect(page.getByText(NOTICE)).toBeHidden();
});

test('an old tab lives through ten releases', FULL, async ({ page, signIn, releases }) => {
  test.slow();
  await signIn('user');
  await openOnce(page, '/parts');
  for (let edition = 2; edition <= 11; edition++) await releases.release({ edition });
  await comeBack(page);
  await follow(page, 'Ко второй части', 'Вторая часть, издание 1');
  await follow(page, 'К первой части', 'Первая часть, издание 1');
  expect(await isSameDocument(page)).toBe(true);
});

test('an old tab whose build is gone goes on with the live one', FULL, async ({ page, signIn, releases }) => {
  await signIn('user');
  await openOnce(page, '/parts');
  await releases.release({ edition: 2 });
  await page.route(`**${releases.first.base}**`, (route) => route.fulfill({ status: 404 }));
  await follow(page, 'Ко второй части', 'Вторая часть, издание 2');
  expect(await isSameDocument(page)).toBe(true);
});

for (const kind of ['entry', 'js', 'css'] as const) {
  test(
    `the build before it runs in the same page when a flipped byte has its file (${kind}) refused, and the cabinet is told`,
    fullUnless(kind === 'js'),
    async ({ page, signIn, releases, expectedErrors }) => {
      expectedErrors.push(/integrity/i);
      const reports = reportsOf(page);
      const flipped = await releases.release({ edition: 2 });
      await signIn('user');
      await openOnce(page, '/');
      await flipByte(page, fileOf(flipped, kind));
      await menuItem(page, 'Части').click();
      await comes(page, part(page, `Первая часть, издание ${kind === 'entry' ? 1 : 2}`));
      await follow(page, 'Ко второй части', 'Вторая часть, издание 1');
      expect(await isSameDocument(page)).toBe(true);
      await page.clock.runFor(11_000);
      await expect
        .poll(() => reports)
        .toContainEqual({ remote: 'parts', build: `1.0.0-${flipped.build}`, outcome: 'integrity', ms: null });
      await expect
        .poll(() => reports)
        .toContainEqual(
          expect.objectContaining({ remote: 'parts', outcome: 'loaded', ms: expect.any(Number) }),
        );
      expect(JSON.stringify(reports)).not.toContain('demo.example');
    },
  );
}

test(
  'a chunk that never comes is tried three times, then the build before it runs',
  FULL,
  async ({ page, signIn, releases }) => {
    const lost = await releases.release({ edition: 2 });
    await signIn('user');
    await openOnce(page, '/parts');
    let tries = 0;
    await page.route(fileOf(lost, 'js'), (route) => {
      tries += 1;
      return route.abort();
    });
    await follow(page, 'Ко второй части', 'Вторая часть, издание 1');
    expect(tries).toBeGreaterThanOrEqual(3);
  },
);

test('when no build comes, a panel says so in its own area', FULL, async ({ page, signIn, releases }) => {
  await releases.release({ edition: 2 });
  await signIn('user');
  await openOnce(page, '/parts');
  await page.route(/\/mfe\/parts\/.*\.js$/, (route) => route.abort());
  await page.getByRole('link', { name: 'Ко второй части' }).click();
  await comes(page, page.getByText(FAILED));
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test(
  'a screen that has failed comes back after a rollback, without a reload',
  FULL,
  async ({ page, signIn, releases, expectedErrors }) => {
    expectedErrors.push(/this edition is broken|error boundary/i);
    const reports = reportsOf(page);
    await releases.release({ edition: 2, isBroken: true });
    await signIn('user');
    await openOnce(page, '/parts');
    await page.getByRole('link', { name: 'Ко второй части' }).click();
    await expect(page.getByText('В разделе произошла ошибка')).toBeVisible();
    await releases.rollBack();
    await page.getByRole('button', { name: 'Попробовать снова' }).click();
    await expect(part(page, 'Вторая часть, издание 1')).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    await page.clock.runFor(11_000);
    await expect.poll(() => reports.map(({ outcome }) => outcome)).toContain('crashed');
  },
);

test(
  'the registry is asked again every five minutes and on focus, and not each time',
  FULL,
  async ({ page, signIn, releases: _releases }) => {
    await signIn('user');
    await openOnce(page, '/parts');
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/registry.json')) asked += 1;
    });
    await page.clock.runFor(11 * 60_000);
    expect(asked).toBe(2);
    const focus = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await comeBack(page);
    expect(asked).toBe(3);
    await page.clock.runFor(20_000);
    await focus();
    await page.clock.runFor(1_000);
    expect(asked).toBe(3);
  },
);

test(
  'a new host is offered to open pages, is there with the next document, and is taken back',
  FULL,
  async ({ page, signIn, releases }) => {
    const edition = page.locator(`meta[name=${EDITION}]`);
    await signIn('user');
    await openOnce(page, '/');
    await releases.releaseHost(2);
    await comeBack(page);
    await expect(page.getByText(NOTICE)).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);

    await page.getByRole('button', { name: 'Обновить' }).click();
    await expect(edition).toHaveAttribute('content', 'edition2');
    await settle(page);
    await expect(page.getByText(NOTICE)).toBeHidden();

    await open(page, '/parts');
    await releases.rollHostBack();
    await comeBack(page);
    await page.getByRole('button', { name: 'Обновить' }).click();
    await expect(part(page, 'Первая часть, издание 1')).toBeVisible();
    await expect(edition).toHaveCount(0);
  },
);
