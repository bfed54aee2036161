import { addDays, moscowDay } from '@cabinet/kernel/core/calendar';
import { askAbout, title } from '../company/pages.ts';
import { FULL } from '../support/full.ts';
import { acknowledgeCookies, leaveLayers } from '../support/shell.ts';
import { expect } from '../support/test.ts';
import { lookAt, question, rowOf, section } from './pages.ts';
import { test, unique } from './roles-test.ts';

/** Somebody of the demonstration whom no other test knows. */
const HOLDER = 'person25@demo.example';

test(
  'a model is added, and it is said to whom it opens; priced ahead, switched on and off again',
  FULL,
  async ({ page, signIn, arranged }) => {
    await acknowledgeCookies(page.context());
    const name = unique('Пробная модель');
    const id = `e2e-${crypto.randomUUID().slice(0, 8)}`;
    const role = await arranged.makeRole({
      name: unique('Только открытые'),
      permissions: ['all:disable', 'tag:enable:открытая'],
    });
    await arranged.giveRole(role, HOLDER);
    await signIn('admin');
    await page.goto('/model-settings');
    await page.getByRole('link', { name: 'Добавить модель' }).click();
    await expect(title(page)).toHaveText('Новая модель');
    const form = page.getByRole('form', { name: 'Новая модель' });
    const live = section(page, 'Кому откроется в день появления');
    const tags = form.getByLabel('Теги', { exact: true });

    await test.step('while it is typed, it is said which roles open it, and by which rule', async () => {
      await expect(live).toContainText('Введите вендора, тип, теги или код');
      await form.getByLabel('Код').fill(id);
      await form.getByLabel('Вендор').fill(unique('Пробный вендор'));
      await form.getByLabel('Тип', { exact: true }).fill('text');
      const blocked = live.getByRole('tab', { name: /^Не откроют/ });
      await blocked.click();
      const refusing = live.getByRole('group', { name: 'Не откроют' }).getByRole('listitem');
      await expect(refusing.filter({ hasText: role.role_name })).toContainText('Запретить все модели');
      await tags.fill('открытая');
      await tags.press('Enter');
      await expect(form.getByRole('list', { name: 'Теги модели' }).getByRole('listitem')).toHaveText([
        'открытая',
      ]);
      await expect(refusing.filter({ hasText: role.role_name })).toHaveCount(0);
      await live.getByRole('tab', { name: /^Откроют/ }).click();
      const row = live.getByRole('group', { name: 'Откроют' }).getByRole('listitem');
      await expect(row.filter({ hasText: role.role_name })).toContainText('Разрешить тег «открытая»');
      await expect(row.filter({ hasText: role.role_name })).toContainText('1 человек');
      await expect(live.getByRole('status')).toContainText('Когда модель включат: добавится она выключенной');
      await lookAt(page, 'to whom a new model opens');
    });

    await test.step('a code that is taken is refused at its field, and nothing that was typed is lost', async () => {
      await form.getByLabel('Название', { exact: true }).fill(name);
      await form.getByLabel('Ввод за млн токенов').fill('120,50');
      await form.getByLabel('Вывод за млн токенов').fill('361');
      await form.getByLabel('Код').fill('gpt-5');
      await page.keyboard.press('Enter');
      await expect(form.getByLabel('Код')).toHaveAccessibleDescription(/Модель с таким кодом уже есть/);
      await form.getByLabel('Код').fill(id);
      await page.keyboard.press('Enter');
      await expect(page.getByText(`Модель «${name}» добавлена`)).toBeVisible();
      await expect(page).toHaveURL(`/model-settings/${id}`);
      await expect(title(page)).toHaveText(name);
    });

    await test.step('its page says who may use it, and by which rule', async () => {
      const access = section(page, 'Кому доступна');
      await expect(access).toContainText('Пока модель выключена, чат не предлагает её никому.');
      await access.getByRole('searchbox', { name: 'Найти роль' }).fill(role.role_name);
      await expect(access.locator('tbody tr')).toHaveCount(1);
      await expect(rowOf(page, role.role_name)).toContainText('Разрешить тег «открытая»');
      await expect(rowOf(page, role.role_name)).toContainText('Перекрывает: Запретить все модели');
    });

    await test.step('another tag says whom that closes it for, before it is saved', async () => {
      const facts = section(page, 'О модели');
      await facts.getByRole('button', { name: 'Изменить' }).click();
      await facts.getByRole('button', { name: 'Убрать тег открытая' }).click();
      await expect(facts.getByRole('alert')).toContainText(/Закроется ролям:.*/);
      await expect(facts.getByRole('alert')).toContainText('после сохранения');
      await lookAt(page, 'whom a change of a model affects');
      await facts.getByRole('button', { name: 'Отмена' }).click();
      await expect(facts.getByRole('button', { name: 'Изменить' })).toBeFocused();
    });

    const prices = section(page, 'Цены');
    // Midnight may pass on the way: what is today is not in the future then either, and the day after tomorrow still is.
    const today = moscowDay(new Date());
    await test.step('a price is planned, stands in the history, and is taken back', async () => {
      const price = prices.getByRole('form', { name: 'Новая цена' });
      await price.getByLabel('Ввод за млн токенов').fill('99');
      await price.getByText('С выбранного дня').click();
      await price.getByLabel('День начала').fill(today);
      await page.keyboard.press('Enter');
      await expect(price.getByLabel('День начала')).toHaveAccessibleDescription(/Выберите день в будущем/);
      await price.getByLabel('День начала').fill(addDays(today, 2));
      await price.getByLabel('Ввод за млн токенов').press('Enter');
      const ask = page.getByRole('dialog', { name: 'Назначить новую цену?' });
      await expect(ask).toContainText(/Ввод: 120,50.₽ → 99,00.₽, на 17,84.% дешевле/);
      await expect(ask).toContainText('За 30 дней эту модель никто не использовал.');
      await lookAt(page, 'what a new price comes to');
      await ask.getByLabel('Причина').fill('Поставщик снизил цену');
      await ask.getByRole('button', { name: 'Назначить цену' }).click();
      await expect(page.getByText('Новая цена запланирована')).toBeVisible();
      const planned = prices.getByRole('rowgroup').filter({ hasText: 'запланирована' });
      await expect(planned).toContainText(/99,00\s₽/);
      await expect(planned).toContainText('Анна Воронцова');
      await expect(price.getByLabel('Ввод за млн токенов')).toHaveValue('120,50');
      await lookAt(page, 'a price that is to come');
      await planned.getByRole('button', { name: 'Отменить' }).click();
      const cancel = question(page, 'Отменить запланированную цену?');
      await expect(cancel).toContainText(/99,00 \/ 361,00/);
      await cancel.getByRole('button', { name: 'Отменить цену' }).click();
      await expect(page.getByText('Запланированная цена отменена')).toBeVisible();
      await expect(planned).toHaveCount(0);
    });

    await test.step('switched on, it says for how many it opens', async () => {
      await page.getByRole('button', { name: 'Включить', exact: true }).click();
      const dialog = question(page, 'Включить модель?');
      await expect(dialog).toContainText(/Откроется для \d+ человек/);
      await dialog.getByRole('button', { name: 'Включить' }).click();
      await expect(page.getByText(`Модель «${name}» включена`)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Выключить', exact: true })).toBeVisible();
    });

    await test.step('in the list it is switched off, after it is said whom that affects', async () => {
      await leaveLayers(page);
      await page.goto(`/model-settings?q=${id}`);
      await expect(rowOf(page, name)).toContainText('Включена');
      await askAbout(rowOf(page, name), 'Выключить');
      const dialog = question(page, 'Выключить модель?');
      await expect(dialog).toContainText(/Закроется для \d+ человек/);
      await expect(dialog).toContainText('за 30 дней её никто не использовал');
      await lookAt(page, 'whom a model that is switched off affects');
      await dialog.getByRole('button', { name: 'Выключить' }).click();
      await expect(page.getByText(`Модель «${name}» выключена`)).toBeVisible();
      await expect(rowOf(page, name)).toContainText('Выключена');
    });
  },
);
