import { expectNoSidewaysScroll } from '../support/fits.ts';
import { expect, test } from '../support/test.ts';

const GALLERY = '/api/demo/mail/gallery';

test('every letter fits the narrowest phone, and no label of its facts is broken', async ({
  page,
  request,
}) => {
  const gallery = await (await request.get(GALLERY)).text();
  const letters = [...gallery.matchAll(/src="([^"]+)"/g)].map(([, url = '']) => url);
  expect(letters.length).toBeGreaterThan(20);
  await page.setViewportSize({ width: 320, height: 640 });
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
  }
  expect(labels).toBeGreaterThan(30);
});
