import type { Locator } from '@playwright/test';
import { FULL } from '../support/full.ts';
import { openTrial } from '../support/open-trial.ts';
import { expect, test } from '../support/releases.ts';
import { PHONE } from '../support/shell.ts';

const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON());

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test(
    'what the page says of its builds covers nothing at its end',
    FULL,
    async ({ page, signIn, releases }) => {
      const build = await releases.store({ edition: 11 });
      await signIn('admin');
      await openTrial(page, `/parts?mfe=parts@${build}`);
      const badge = page.getByRole('region', { name: 'Пробная сборка' });
      const end = page.getByRole('link', { name: 'Ко второй части' });
      await expect(badge).toBeVisible();
      await end.evaluate((link) => {
        link.style.marginTop = '200vh';
      });
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        expect((await boxOf(end)).bottom).toBeLessThan((await boxOf(badge)).top);
      }).toPass();
    },
  );
});
