import { expect, type Page } from '@playwright/test';

/** The secret of an invitation's link. */
export const secretOf = (link: string): string => String(new URL(link).searchParams.get('token'));

/** Watches which requests of a page carry the secret in their Referer; each is told as «where ← from where». */
export function watchReferers(page: Page, secret: string): () => Promise<readonly string[]> {
  const asked: Promise<string>[] = [];
  page.on('request', (request) => {
    asked.push(
      request.allHeaders().then(
        ({ referer = '' }) => `${request.url()} ← ${referer}`,
        () => '',
      ),
    );
  });
  return async () => (await Promise.all(asked)).filter((line) => line.split(' ← ')[1]?.includes(secret));
}

/** Whether neither the address of the page nor any that the person can go back to holds the secret. */
export async function expectNotInHistory(page: Page, secret: string): Promise<void> {
  const addresses = await page.evaluate(() => navigation.entries().map(({ url }) => url));
  expect(addresses).toContain(page.url());
  expect(addresses.join(' ')).not.toContain(secret);
}
