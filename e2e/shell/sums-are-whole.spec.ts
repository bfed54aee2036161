import type { Page } from '@playwright/test';
import { settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

/** Long sums that a cabinet may come to: of a rich account, and one that two decimals would show as zero. */
const SUMS = ['12345678.9000000000', '0.0000123456', '15000.0000000000', '12345678.9012345678'];

/** The lists with money, by who sees them. */
const LISTS = [
  ['user', ['/', '/finances', '/payment-requests']],
  ['groupOwner', ['/group', '/group/transactions']],
  ['director', ['/company', '/company/transactions', '/company/users']],
  [
    'admin',
    [
      '/admin',
      '/admin/payers',
      '/admin/transactions',
      '/admin/payment-requests',
      '/admin/bank-statements',
      '/admin/proposals',
      '/model-settings',
    ],
  ],
] as const;

/** A list of few rows has them again and again, until each column has had each sum. */
function repeatRows(body: string): string {
  const { data, ...rest } = JSON.parse(body);
  const items: { readonly id: string }[] | undefined = data?.items;
  if (items === undefined || items.length === 0 || items.length > SUMS.length) return body;
  const again = SUMS.flatMap((_, n) =>
    items.map((item) => ({ ...item, id: n === 0 ? item.id : `${item.id}-${n}` })),
  );
  return JSON.stringify({ ...rest, data: { ...data, items: again } });
}

/**
 * Every sum of every answer becomes a long one, below zero where it was, and the own balance a debt. All accounts are
 * closed, so they say in words what is on them.
 */
async function answerWithLongSums(page: Page, balance = -12345678.9) {
  let count = 0;
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const [text, path] = [await response.text(), new URL(route.request().url()).pathname];
    const body = (path === '/api/v1/admin/bank-statements' ? repeatRows(text) : text)
      .replace(/"(-?)\d+\.\d{2,10}"/g, (_, sign) => `"${sign}${SUMS[count++ % SUMS.length]}"`)
      .replaceAll('"is_closed":false', '"is_closed":true')
      .replace(/"balance":-?\d+(\.\d+)?/g, `"balance":${balance}`);
    return route.fulfill({ response, body });
  });
}

/** The sums that end in dots or out of sight, and the heads of figures that run into the next one. */
function cutSums(page: Page) {
  return page.evaluate(() => {
    const range = document.createRange();
    const boxes = (element: Element) => {
      const chain: Element[] = [];
      for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement)
        chain.push(box);
      return chain;
    };
    const isCut = (element: Element) => {
      const chain = boxes(element);
      // Some sums are for a screen reader alone.
      if (chain.some((box) => box.clientWidth === 1)) return false;
      range.selectNodeContents(element);
      const text = range.getBoundingClientRect();
      for (const box of chain) {
        const { overflowX } = getComputedStyle(box);
        // Of what scrolls everything can be seen.
        if (overflowX === 'auto' || overflowX === 'scroll' || box.matches('thead, tfoot')) return false;
        const place = box.getBoundingClientRect();
        if (overflowX !== 'visible' && (text.right > place.right + 1 || text.left < place.left - 1))
          return true;
      }
      return text.right > document.documentElement.clientWidth + 1;
    };
    const figures = document.querySelectorAll('[data-numeric]');
    const sums = document.querySelectorAll(':is(main, aside, nav) *');
    return [
      ...[...figures].filter((cell) => cell.scrollWidth > cell.clientWidth),
      ...[...sums].filter(
        (element) => element.childElementCount === 0 && /\d\s₽/.test(element.textContent) && isCut(element),
      ),
    ].map(({ textContent }) => textContent);
  });
}

/** Facts of a phone's rows whose dot stands at the end of the line above them. */
function dotsThatEndLines(page: Page) {
  return page.evaluate(() => {
    const range = document.createRange();
    const firstLineOf = (fact: Element) => {
      const walker = document.createTreeWalker(fact, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
        range.selectNodeContents(text);
        const [line] = range.getClientRects();
        // The name of a fact is for a screen reader alone.
        if (line !== undefined && text.parentElement?.clientWidth !== 1) return line;
      }
      return undefined;
    };
    return [...document.querySelectorAll('[data-facts] > * + *')]
      .filter((fact) => {
        const [box] = fact.getClientRects();
        const line = firstLineOf(fact);
        if (box === undefined || line === undefined || box.width < 1) return false;
        return line.top - box.top > box.height / 2;
      })
      .map(({ textContent }) => textContent);
  });
}

/** By how much a brief sum hangs out of its badge, and the sum. */
function hangingSums(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-fill="brief-balance"]')].flatMap((sum) => {
      const badge = sum.closest('[data-badge]')?.getBoundingClientRect();
      const { left, right } = sum.getBoundingClientRect();
      const isInside = badge !== undefined && left >= badge.left && right <= badge.right;
      return isInside ? [] : [sum.textContent];
    }),
  );
}

for (const [person, paths] of LISTS)
  test(`no sum and no head of figures is cut, however long it is: ${person}`, async ({ page, signIn }) => {
    await signIn(person);
    await answerWithLongSums(page);
    for (const path of paths) {
      await page.goto(path);
      for (const width of [1440, 1024, 390])
        await test.step(`${path} at ${width}`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await settle(page);
          await expect(page.getByText(/\d\s₽/).first()).toBeAttached();
          expect(await cutSums(page)).toEqual([]);
          expect(await dotsThatEndLines(page)).toEqual([]);
        });
    }
  });

for (const [balance, brief] of [
  [-12_345_678.9, '\u221212,3\u00a0млн'],
  [-12_345_678_901.2, '\u221212,3\u00a0млрд'],
] as const)
  test(`the collapsed sidebar holds its brief sum: ${brief}`, async ({ page, signIn }) => {
    await signIn('user');
    await answerWithLongSums(page, balance);
    await page.addInitScript(() => localStorage.setItem('cabinet.sidebar', 'collapsed'));
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.goto('/');
    await expect(page.locator('[data-fill="brief-balance"]').filter({ visible: true })).toHaveText(brief);
    await settle(page);
    expect(await hangingSums(page)).toEqual([]);
  });
