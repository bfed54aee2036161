import { pageForEverybody, useExtraRemote } from '../support/extra-site.ts';
import { paintPhoto } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';

/** Those that the cabinet draws (36, 44, 56, 72, 88) and every other that is also a step of the spacing scale. */
const SIZES = [...Array.from({ length: 25 }, (_, step) => step * 4).slice(4), 14, 128, 160];

/** A page for everybody with one picture of each size. */
const GALLERY = `
  import { Avatar, Flex, Heading } from '@cabinet/kernel/ui';
  export function Screen() {
    return (
      <Flex wrap="wrap" gap="4">
        <Heading as="h1">Галерея</Heading>
        {${JSON.stringify(SIZES)}.map((size) => (
          <Avatar key={size} name="Илья Белов" src="/photo.png" size={size} />
        ))}
      </Flex>
    );
  }`;

useExtraRemote(pageForEverybody('gallery', 'Галерея', GALLERY));

test('an uploaded photo fills its round at every size, whatever its own proportions', async ({ page }) => {
  await page.goto('/login');
  const photo = await paintPhoto(page, { width: 640, height: 200 });
  await page.route('**/photo.png', (route) =>
    route.fulfill({ contentType: photo.mimeType, body: photo.buffer }),
  );
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const pictures = page.locator('main img');
  await expect(pictures).toHaveCount(SIZES.length);
  const boxes = await pictures.evaluateAll(async (images) => {
    const drawn = [];
    for (const image of images) {
      if (!(image instanceof HTMLImageElement) || image.parentElement === null) continue;
      await image.decode();
      const [own, frame] = [image, image.parentElement].map((element) => element.getBoundingClientRect());
      drawn.push({ picture: [own?.width, own?.height], frame: [frame?.width, frame?.height] });
    }
    return drawn;
  });
  expect(boxes).toEqual(SIZES.map((size) => ({ picture: [size, size], frame: [size, size] })));
});
