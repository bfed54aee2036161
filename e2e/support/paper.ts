import { expect, type Page } from '@playwright/test';

/** A sheet of A4 within margins of a centimetre. */
export const SHEET = { width: 718, height: 1047 };

/** What stands on paper beside the content, and what of a table is cut or beyond the sheet. */
function faultsOfPaper(): string[] {
  const isHeardOnly = (element: Element): boolean =>
    element.clientWidth <= 1 || (element.parentElement !== null && isHeardOnly(element.parentElement));
  const drawn = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
  const cells = drawn.filter((element) => element.closest('table') !== null && !isHeardOnly(element));
  const isCut = (element: Element) =>
    element.scrollWidth > element.clientWidth + 1 &&
    element.matches('table, thead, tbody, tr, td, th') &&
    getComputedStyle(element).overflowX !== 'visible';
  const faults = {
    'no content': drawn.filter(
      (element) =>
        element.matches('nav, .chakra-button') ||
        (element.closest('main') === null && element.querySelector('main') === null),
    ),
    cut: cells.filter(isCut),
    'beyond the sheet': cells.filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 1,
    ),
  };
  return Object.entries(faults).flatMap(([fault, found]) =>
    found.slice(0, 3).map((element) => `${fault}: ${element.outerHTML.slice(0, 140)}`),
  );
}

/** Whether the open page is its content alone on paper, with whole tables. */
export async function expectPaper(page: Page): Promise<void> {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  expect.soft(await page.evaluate(faultsOfPaper), page.url()).toEqual([]);
  await page.emulateMedia({ media: null });
}
