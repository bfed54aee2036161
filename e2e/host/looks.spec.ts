import { AVATAR_SIZES } from '../support/extra-pages.ts';
import { FULL } from '../support/full.ts';
import { makePicture } from '../support/pictures.ts';
import { expectKeptLook } from '../support/pointer.ts';
import { settle } from '../support/shell.ts';
import { expect, test } from '../support/stand-in-site.ts';

test(
  'what is chosen or wrong keeps its look under the pointer, and a photo fills its round at every size',
  FULL,
  async ({ page }) => {
    await page.goto('/login');
    const body = await makePicture(page, { width: 640, height: 200 });
    await page.route('**/photo.jpg', (route) => route.fulfill({ contentType: 'image/jpeg', body }));
    await page.goto('/looks');
    await settle(page);

    await test.step('photos, whatever their proportions', async () => {
      const pictures = page.locator('main img');
      await expect(pictures).toHaveCount(AVATAR_SIZES.length);
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
      expect(boxes).toEqual(AVATAR_SIZES.map((size) => ({ picture: [size, size], frame: [size, size] })));
    });

    await test.step('a tab', async () => {
      const tab = (name: string) => page.getByRole('tab', { name });
      await expectKeptLook(page, tab('Выбранная'), tab('Другая'));
    });
    for (const what of ['ая строка', 'ый текст', 'ый выбор']) {
      await test.step(`a field: ${what}`, async () => {
        const field = (name: string) => page.getByLabel(name, { exact: true });
        await expectKeptLook(page, field(`Неверн${what}`), field(`Верн${what}`));
      });
    }
  },
);
