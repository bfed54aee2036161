import { expectNoSidewaysScroll } from '../support/fits.ts';
import { expect, test } from '../support/test.ts';

const GALLERY = '/api/demo/mail/gallery';

test('every letter fits the narrowest phone, breaks no label of its facts, and leads to a page', async ({
  page,
  request,
}) => {
  const gallery = await (await request.get(GALLERY)).text();
  const letters = [...gallery.matchAll(/src="([^"]+)"/g)].map(([, url = '']) => url);
  expect(letters.length).toBeGreaterThan(20);
  await page.setViewportSize({ width: 320, height: 640 });
  const buttons = new Set<string>();
  let labels = 0;
  for (const letter of letters) {
    await page.goto(letter);
    await expectNoSidewaysScroll(page);
    const lines = await page.locator('td.muted.line').evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length;
      }),
    );
    expect(lines, letter).toEqual(lines.map(() => 1));
    labels += lines.length;
    // The contact of support at the foot is no page.
    for (const link of await page.locator('a:not([href^="mailto:"])').all())
      buttons.add(String(await link.getAttribute('href')));
  }
  expect(labels).toBeGreaterThan(30);
  expect(buttons.size).toBeGreaterThan(9);
  for (const button of buttons) {
    await page.goto(button);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title, button).toBeVisible();
    await expect(title, button).not.toHaveText('Страница не найдена');
  }
});
