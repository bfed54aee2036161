import { HOST } from './moves.mjs';

/**
 * @typedef {import('./people.mjs').Person} Person
 * @typedef {import('../../federation/src/contract/index.mjs').RemoteContract} RemoteContract
 * @typedef {{path: string, remote: string, title: string}} Screen
 */

/** They may open different things; pages of one person are tabs of one browser. */
export const WALKERS = ['user', 'admin', 'finance', 'owner', 'member', 'director', 'employee'];

const LINKS = ':is(nav, main) a[href]';
const LONGEST_PAUSE_MS = 2000;
/** Some are waiting for the new build, the others have no time now. */
const ACCEPTS_AN_OFFER = 0.3;

/** Screens that an address without parameters opens. @param {readonly RemoteContract[]} contracts @returns {Screen[]} */
export const plainScreens = (contracts) =>
  contracts.flatMap(({ name, routes }) =>
    routes.flatMap(({ path, title }) => (path.includes(':') ? [] : [{ path, title, remote: name }])),
  );

/** Whether a heading names a screen to a person. @param {Screen} screen @param {Person} person */
const isHeadingOf =
  ({ path, title }, { name, company }) =>
  (/** @type {string} */ words) =>
    path === '/' ? words.includes(name) : words === (path === '/company' ? (company ?? title) : title);

/**
 * A person goes from screen to screen by links until the end. In the beginning they know one remote, and go into the
 * others one after another, because a page takes the live build of a remote as it first goes there.
 *
 * @param {import('./tab.mjs').Tab} tab at `/`
 * @param {object} options
 * @param {readonly Screen[]} options.screens
 * @param {import('./tally.mjs').Tally} options.tally
 * @param {import('../lib/random.mjs').Random} options.random
 * @param {() => number} options.progress from 0; at 1 the walk ends
 */
export async function walk(tab, { screens, tally, random, progress }) {
  const { page, person, number } = tab;
  const remotes = ['account'];
  const unknown = new Set(screens.map(({ remote }) => remote).filter((remote) => remote !== 'account'));
  const share = 1 / (unknown.size + 1);
  /** @type {Screen} */
  let at = { path: '/', remote: 'account', title: '' };

  async function arrive() {
    const { build, host } = await tab.arrive(at.path, isHeadingOf(at, person));
    tally.show({ page: number, remote: HOST, build: host });
    if (at.path !== '/' && at.path !== '/company') tally.show({ page: number, remote: at.remote, build });
  }

  async function candidates() {
    const links = page.locator(LINKS);
    // After a reload the menu comes once the page knows who is there.
    await page.locator('nav a[href]').filter({ visible: true }).first().waitFor();
    const hrefs = await links.evaluateAll((all) =>
      all.flatMap((link) => (link.checkVisibility() ? [link.getAttribute('href')] : [])),
    );
    const reachable = screens.filter(({ path }) => path !== at.path && hrefs.includes(path));
    const known = reachable.filter(({ remote }) => remotes.includes(remote));
    return known.length > 0 ? known : reachable;
  }

  /** @param {Screen} next */
  async function follow(next) {
    const from = at.path;
    at = next;
    tally.add('clicks');
    try {
      await page.locator(`:is(nav, main) a[href="${next.path}"]`).filter({ visible: true }).first().click();
      await arrive();
    } catch (error) {
      const said = error instanceof Error ? error.message.split('\n')[0] : error;
      tally.lose('lost', `${tab.name}: a click from ${from} to ${next.path}: ${said}`);
    }
    await tab.noticeReload();
  }

  await arrive();
  while (progress() < 1) {
    if (progress() > remotes.length * share) {
      const next = random.pick([...unknown]);
      unknown.delete(next);
      remotes.push(next);
    }
    await tab.comeBack();
    if (await tab.offered()) {
      if (random.chance(ACCEPTS_AN_OFFER)) {
        await tab.accept();
        await arrive();
      } else await tab.putOff();
    }
    const next = await candidates();
    if (next.length === 0) throw new Error(`${tab.name}: no link leads on from ${at.path}`);
    await follow(random.pick(next));
    await page.waitForTimeout(random.int(LONGEST_PAUSE_MS));
  }
}
