import { expect, test } from '../support/test.ts';

test('nothing shows beside the head of a public page, nor below the bar of the role editor at the sides of the cookie notice', async ({
  page,
  signIn,
}) => {
  await page.goto('/company/invite/accept');
  const head = page.getByRole('banner');
  await expect(head.getByRole('button', { name: 'Войти' })).toBeVisible();
  // The room that is kept for a scrollbar is in the colour of the page.
  expect(await head.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgba(0, 0, 0, 0)',
  );

  await signIn('admin');
  await page.goto('/roles/create');
  await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeVisible();
  const below = page.getByRole('button', { name: 'Создать роль' }).evaluate((button) => {
    const { right } = button.getBoundingClientRect();
    return document.elementFromPoint(right - 1, window.innerHeight - 2)?.contains(button) === true;
  });
  expect(await below).toBe(true);
});
