import { nextPicture } from './in-page.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

const HANDLE = '[data-rfd-drag-handle-draggable-id]';
const RULE = '[data-rfd-draggable-id]';
const PLACES = 10;
const NAME = 'Редактор на 5 000 мод';
const VALUE = 'модель 12';
/** Between two key presses of somebody who types quickly. */
const TYPING_MS = 80;

/** @param {Page} page */
const picture = (page) => page.evaluate(nextPicture);

/** @param {Page} page @returns {Promise<string[]>} The rules in the order of the page. */
const order = (page) =>
  page
    .locator(RULE)
    .evaluateAll((rules) => rules.map((rule) => rule.getAttribute('data-rfd-draggable-id') ?? ''));

/**
 * A rule is dragged; the list must then have another order.
 *
 * @param {Page} page
 * @param {() => Promise<unknown>} drag
 */
async function dragged(page, drag) {
  const before = (await order(page)).join();
  await drag();
  for (let tries = 0; (await order(page)).join() === before; tries += 1) {
    if (tries > 100) throw new Error('the rule is where it was');
    await picture(page);
  }
}

/** @param {Locator} element */
async function middleOf(element) {
  const box = await element.boundingBox();
  if (!box) throw new Error('there is nothing to take hold of');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {Page} page @param {Locator} handle */
async function dragByKeys(page, handle) {
  await handle.focus();
  await page.keyboard.press('Space');
  for (let place = 0; place < PLACES; place += 1) {
    await picture(page);
    await page.keyboard.press('ArrowDown');
  }
  await picture(page);
  await page.keyboard.press('Space');
}

/** @param {Page} page @param {Locator} handle @param {Locator} target */
async function dragByMouse(page, handle, target) {
  const [from, to] = [await middleOf(handle), await middleOf(target)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const STEPS = 24;
  for (let step = 1; step <= STEPS; step += 1) {
    await page.mouse.move(from.x, from.y + ((to.y - from.y) * step) / STEPS);
    await picture(page);
  }
  await page.mouse.up();
}

/**
 * What a person does in the editor; each leaves the page such that the next can be done.
 *
 * @type {Record<string, (page: Page) => Promise<unknown>>}
 */
export const actions = {
  async 'typing 20 characters in the name'(page) {
    const name = page.getByLabel('Название', { exact: true });
    await name.fill('');
    await name.pressSequentially(NAME.slice(0, 20), { delay: TYPING_MS });
  },
  async "typing in a rule's value, and choosing"(page) {
    const value = page
      .locator(RULE)
      .last()
      .getByRole('combobox', { name: /^Значение/ });
    await value.fill('');
    await value.pressSequentially(VALUE, { delay: TYPING_MS });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  },
  async "changing a rule's action"(page) {
    const action = page
      .locator(RULE)
      .nth(2)
      .getByRole('combobox', { name: /^Действие/ });
    const value = await action.inputValue();
    await action.selectOption(value === 'enable' ? 'disable' : 'enable');
  },
  'dragging over 10 places by the keyboard': (page) =>
    dragged(page, () => dragByKeys(page, page.locator(HANDLE).nth(4))),
  async 'dragging over several places by the mouse'(page) {
    const handles = page.locator(HANDLE);
    await handles.first().scrollIntoViewIfNeeded();
    await dragged(page, () => dragByMouse(page, handles.first(), handles.nth(4)));
  },
};
