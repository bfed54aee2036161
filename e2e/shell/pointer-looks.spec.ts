import { pageForEverybody, useExtraRemote } from '../support/extra-site.ts';
import { expectKeptLook } from '../support/pointer.ts';
import { settle } from '../support/shell.ts';
import { test } from '../support/test.ts';

/** A page for everybody with what is chosen or wrong, each beside one that is neither. */
const LOOKS = `
  import { Heading, Input, Stack, Textarea } from '@cabinet/kernel/ui';
  import { Select } from '@cabinet/kernel/ui/select';
  import { Tabs } from '@cabinet/kernel/ui/tabs';
  const TABS = ['Выбранная', 'Другая'].map((label) => ({ id: label, label, content: label }));
  const OPTIONS = [{ value: 'a', label: 'А' }];
  export function Screen() {
    return (
      <Stack gap="4" align="start">
        <Heading as="h1">Вид под указателем</Heading>
        <Tabs label="Вкладки" tabs={TABS} />
        <Input aria-label="Верная строка" />
        <Input aria-label="Неверная строка" aria-invalid />
        <Textarea aria-label="Верный текст" />
        <Textarea aria-label="Неверный текст" aria-invalid />
        <Select aria-label="Верный выбор" options={OPTIONS} />
        <Select aria-label="Неверный выбор" options={OPTIONS} aria-invalid />
      </Stack>
    );
  }`;

useExtraRemote(pageForEverybody('looks', 'Вид', LOOKS));

test('the chosen tab and fields that are wrong keep their look under the pointer', async ({ page }) => {
  await page.goto('/looks');
  await settle(page);
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
});

test('the chosen way to pay keeps its look under the pointer', async ({ page, signIn }) => {
  await signIn('user');
  await page.goto('/payment');
  await settle(page);
  const card = (title: string) => page.locator('label').filter({ hasText: title });
  await expectKeptLook(page, card('Банковская карта'), card('Счёт на оплату'));
});
