/** Forms, who may fill them, and what field takes any text. */
export const FORMS = [
  { account: 'admin', path: '/rate-corrections/create', field: 'Причина' },
  { account: 'user', path: '/company/create', field: 'Название' },
  { account: 'director', path: '/company/roles/create', field: 'Название' },
  { account: 'admin', path: '/model-settings/create', field: 'Код' },
];

/** From here on letters are taken back too: fields have their limits. */
const LONG = 20;
const BETWEEN_KEYS_MS = 3000;

/**
 * A person types into a form, letter by letter until the end, and sends nothing.
 *
 * @param {import('./tab.mjs').Tab} tab at the form
 * @param {object} options
 * @param {(typeof FORMS)[number]} options.form
 * @param {import('./tally.mjs').Tally} options.tally
 * @param {import('../lib/random.mjs').Random} options.random
 * @param {() => number} options.progress from 0; at 1 it ends
 */
export async function holdText(tab, { form: { path, field }, tally, random, progress }) {
  const { page } = tab;
  const input = page.getByRole('main').getByRole('textbox', { name: field, exact: true }).first();
  await input.click();
  let typed = '';
  while (progress() < 1) {
    if (typed.length > LONG && random.chance(0.5)) {
      await page.keyboard.press('Backspace');
      typed = typed.slice(0, -1);
    } else {
      const letter = random.pick([...'abcdefgh']);
      await page.keyboard.type(letter);
      typed += letter;
    }
    tally.add('keys');
    await tab.comeBack();
    await page.waitForTimeout(BETWEEN_KEYS_MS);
    if (await tab.offered()) tally.lose('intrusions', `${tab.name} was offered a reload over «${typed}»`);
    const held = await input.inputValue({ timeout: 5000 }).catch(() => 'nothing');
    if (held !== typed) {
      tally.lose('texts', `${tab.name} typed «${typed}» at ${path}, and holds «${held}»`);
      typed = held;
    }
    await tab.noticeReload();
  }
}
