import { PHONE, settle } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test('a table keeps its head in sight while its rows scroll, is walked by keyboard, and remembers its columns', async ({
  page,
  signIn,
}) => {
  await signIn('user');
  await page.goto('/finances');
  await settle(page);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(25);

  await test.step('the head stays, and no row shines through', async () => {
    const head = page.getByRole('columnheader', { name: 'Сумма' });
    const before = await head.boundingBox();
    await rows.last().scrollIntoViewIfNeeded();
    await expect(rows.first()).not.toBeInViewport();
    await expect(head).toBeInViewport({ ratio: 1 });
    const after = await head.boundingBox();
    expect(after?.y).toBeLessThan(before?.y ?? 0);
    // What is painted at the head's place is the head.
    const painted = await head.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(painted).toBe(true);
  });

  const opener = (index: number) => rows.nth(index).getByRole('rowheader').getByRole('button');

  await test.step('one Tab stop, arrows, Enter opens, Esc comes back to the row', async () => {
    await opener(0).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(opener(2)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /^Транзакция / })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener(2)).toBeFocused();
    await page.keyboard.press('End');
    await expect(opener(-1)).toBeFocused();
    await expect(rows.last()).toBeInViewport();
  });

  await test.step('the row under the arrow keys is not hidden by the head', async () => {
    const overlap = () =>
      page.evaluate(() => {
        const row = document.activeElement?.closest('tbody tr')?.getBoundingClientRect();
        const head = document.querySelector('thead')?.getBoundingClientRect();
        return row && head ? head.bottom - row.top : Number.NaN;
      });
    for (let step = 0; step < 24; step += 1) {
      await page.keyboard.press('ArrowUp');
      expect(await overlap()).toBeLessThanOrEqual(1);
    }
    await page.keyboard.press('Home');
    await expect(opener(0)).toBeFocused();
    await expect(rows.first()).toBeInViewport({ ratio: 0.9 });
  });

  await test.step('a column that a person wants is there after a reload', async () => {
    const number = page.getByRole('columnheader', { name: 'Номер' });
    await expect(number).toHaveCount(0);
    await page.getByRole('button', { name: 'Столбцы' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Номер' }).click();
    await expect(number).toBeVisible();
    await page.reload();
    await settle(page);
    await expect(number).toBeVisible();
  });
});

test('a table that is wider than its place says so at the edge, and its head stays and goes sideways with the rows', async ({
  page,
  signIn,
}) => {
  await signIn('user');
  for (const width of [768, 1024]) {
    await test.step(`at ${width}`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/finances');
      await settle(page);
      const frame = page.locator('[data-cut]');
      await expect(frame).toHaveAttribute('data-cut', 'end');
      await page.locator('tbody').evaluate((body) => {
        body.scrollLeft = 120;
      });
      await expect(frame).toHaveAttribute('data-cut', /start/);
      await page.locator('tbody').evaluate((body) => {
        body.scrollLeft = body.scrollWidth;
      });
      await expect(frame).toHaveAttribute('data-cut', 'start');
      await page.locator('tbody tr').last().scrollIntoViewIfNeeded();
      const balance = page.getByRole('columnheader', { name: 'Баланс' });
      await expect(balance).toBeInViewport({ ratio: 1 });
      const [head, cell] = await Promise.all(
        [balance, page.locator('tbody tr').last().getByRole('cell').nth(-2)].map((place) =>
          place.boundingBox(),
        ),
      );
      expect(cell?.x).toBeCloseTo(head?.x ?? 0, 0);
    });
  }
});

test('the text of each head begins or ends where the text of its cells does', async ({ page, signIn }) => {
  await signIn('user');
  for (const path of ['/finances', '/payment-requests']) {
    await page.goto(path);
    await settle(page);
    const gaps = await page.getByRole('table').evaluate((table) => {
      /** Of the text alone: an icon behind it or the paper of a badge does not count. */
      const textBox = (cell: Element) => {
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const first = texts.nextNode();
        if (first === null) return cell.getBoundingClientRect();
        range.setStart(first, 0);
        let last = first;
        for (let next = texts.nextNode(); next !== null; next = texts.nextNode()) last = next;
        range.setEnd(last, last.textContent?.length ?? 0);
        return range.getBoundingClientRect();
      };
      const heads = [...table.querySelectorAll('thead th')];
      const cells = [...(table.querySelector('tbody tr')?.children ?? [])];
      return heads.map((head, index) => {
        const cell = cells[index];
        if (cell === undefined) return Number.NaN;
        const side = head.hasAttribute('data-numeric') ? 'right' : 'left';
        return Math.abs(textBox(head)[side] - textBox(cell)[side]);
      });
    });
    expect(gaps.length).toBeGreaterThan(4);
    expect(Math.max(...gaps)).toBeLessThan(1);
  }
});

test('a phone shows two lines a row under their days, and keeps filters in a sheet', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(PHONE);
  await signIn('user');
  await page.goto('/finances');
  await settle(page);
  const rows = page.locator('main [data-row]');
  await expect(rows).toHaveCount(25);
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(64);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    /^(Сегодня|Вчера|\d{1,2} [а-я]+( \d{4} г\.)?)$/,
  );
  await page.getByRole('button', { name: 'Фильтры', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  await sheet.getByLabel('Тип').selectOption('topup');
  await sheet.getByRole('button', { name: 'Показать' }).click();
  await expect(page).toHaveURL('/finances?type=topup');
  await expect(page.getByRole('button', { name: 'Фильтры 1' })).toBeVisible();
  await expect(rows.first()).toContainText('Пополнение');
  await page.goBack();
  await expect(page).toHaveURL('/finances');
  await page.goBack();
  await expect(page).not.toHaveURL(/finances/);
});

test('a list takes the whole width and cuts nothing that has room, and where it is narrow it keeps names and actions in sight', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/admin');
  await settle(page);
  const table = page.getByRole('table', { name: 'Пользователи' });
  const row = table.locator('tbody tr').first();
  await expect(row).toBeVisible();

  await test.step('the whole width, and no text in dots', async () => {
    const main = await page.getByRole('main').boundingBox();
    const box = await table.boundingBox();
    expect(box?.width).toBeGreaterThan((main?.width ?? Number.NaN) - 70);
    const cut = await table
      .locator('tbody')
      .evaluate((body) =>
        [...body.querySelectorAll('td, th, td *, th *')]
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
          .map(({ textContent }) => textContent),
      );
    expect(cut).toEqual([]);
  });

  await page.setViewportSize({ width: 1024, height: 768 });
  const name = row.getByRole('rowheader');
  const actions = row.getByRole('button', { name: /^Действия/ });
  await expect(page.locator('[data-cut]')).toHaveAttribute('data-cut', 'end');
  const [nameAt, actionsAt] = [await name.boundingBox(), await actions.boundingBox()];

  await test.step('each column can be brought out from under the pinned ones', async () => {
    const hidden = await row.evaluate(async (element) => {
      const covered: string[] = [];
      for (const cell of element.querySelectorAll('td[data-column]')) {
        cell.scrollIntoView({ inline: 'nearest', block: 'nearest' });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const { left, right, top, height } = cell.getBoundingClientRect();
        const isSeen = [left + 2, right - 2].every((x) => {
          const seen = document.elementFromPoint(x, top + height / 2);
          return seen !== null && cell.contains(seen);
        });
        if (!isSeen) covered.push(cell.getAttribute('data-column') ?? '');
      }
      return covered;
    });
    expect(hidden).toEqual([]);
  });

  await test.step('names and actions stay where they are', async () => {
    await expect(page.locator('[data-cut]')).toHaveAttribute('data-cut', 'start');
    expect((await name.boundingBox())?.x).toBeCloseTo(nameAt?.x ?? 0, 0);
    expect((await actions.boundingBox())?.x).toBeCloseTo(actionsAt?.x ?? 0, 0);
  });
});

test('filters without room are behind «Ещё», and what is done with chosen rows floats over the end of the window', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/admin');
  await settle(page);
  const chip = (label: string) => page.getByRole('button', { name: new RegExp(`^${label}: `) });
  const more = page.getByRole('button', { name: /^Ещё \d/ });

  await test.step('one line of filters', async () => {
    await expect(more).toBeVisible();
    const [first, last] = [await chip('Роль').boundingBox(), await more.boundingBox()];
    expect(Math.abs((last?.y ?? Number.NaN) - (first?.y ?? 0))).toBeLessThan(4);
    await expect(chip('Баланс')).toHaveCount(0);
  });

  await test.step('the rest is set in a sheet, by the keyboard, and then has its chip', async () => {
    await more.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Ещё фильтры' });
    await sheet.getByLabel('Баланс от').fill('0');
    await sheet.getByRole('button', { name: 'Показать' }).click();
    await expect(page).toHaveURL(/balance_from=0/);
    await expect(chip('Баланс')).toBeVisible();
    await page.getByRole('button', { name: 'Сбросить', exact: true }).click();
    await expect(page).toHaveURL('/admin');
  });

  const bar = page.getByRole('region', { name: 'Действия с выбранными' });
  const boxes = page.locator('tbody').getByRole('checkbox');

  await test.step('it moves nothing, and covers neither the last row nor what has the focus', async () => {
    const placesOf = () =>
      page
        .locator('main h1, main [data-chip], main tbody tr')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top + window.scrollY));
    const before = await placesOf();
    await boxes.first().check();
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(await placesOf()).toEqual(before);
    const overlap = async () =>
      boxes.last().evaluate((box) => {
        const region = document.querySelector('[aria-label="Действия с выбранными"]');
        const row = box.closest('tr');
        return (row?.getBoundingClientRect().bottom ?? 0) - (region?.getBoundingClientRect().top ?? 0);
      });
    await boxes.last().focus();
    expect(await overlap()).toBeLessThanOrEqual(0);
    await page.keyboard.press('Shift+Space');
    await expect(bar).toContainText(`Выбран`);
    await expect(page.locator('tbody tr[aria-selected=true]')).toHaveCount(await boxes.count());
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await overlap()).toBeLessThanOrEqual(0);
  });

  await test.step('all that the filter finds are chosen by a button', async () => {
    await bar.getByRole('button', { name: /^Выбрать все \d/ }).click();
    await expect(bar.getByRole('status')).toHaveText(/^Выбраны все \d/);
    await bar.getByRole('button', { name: 'Отключить' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('все пользователи кабинета');
  });
});

test('people of a company stand in rows of one height', async ({ page, signIn }) => {
  await signIn('director');
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/company/users');
    await settle(page);
    await expect(page.locator('tbody tr')).not.toHaveCount(0);
    const heights = await page
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
    // The last row has no line below it.
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
    expect(Math.max(...heights)).toBeLessThanOrEqual(68);
  }
  await test.step('a tool without filters beside it is no lonely icon', async () => {
    await page.goto('/company/roles');
    for (const size of [{ width: 1024, height: 768 }, PHONE]) {
      await page.setViewportSize(size);
      await expect(page.getByRole('main').getByText('Столбцы', { exact: true })).toBeVisible();
    }
  });
});
