import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openFolderStore, readState } from '../../federation/src/registry/index.mjs';
import { duration } from '../../scripts/lib/progress.mjs';
import { builtSite } from '../../scripts/lib/stack.mjs';
import { UserError } from '../../scripts/lib/user-error.mjs';
import { readOptions } from '../lib/options.mjs';
import { createRandom } from '../lib/random.mjs';
import { report } from '../lib/report.mjs';
import { scratchBrowser } from '../lib/scratch-browser.mjs';
import { scratchFolder, scratchRun, stopped } from '../lib/scratch-run.mjs';
import { scratchStack } from '../lib/scratch-stack.mjs';
import { FORMS, holdText } from './hold-text.mjs';
import { HOST, makeMove, planMoves } from './moves.mjs';
import { openPerson } from './people.mjs';
import { openTab } from './tab.mjs';
import { createTally } from './tally.mjs';
import { plainScreens, WALKERS, walk } from './walk.mjs';

// People keep pages open and go from screen to screen while remotes and the host are released and taken back under them, in a cabinet
// of its own with a copy of what is built (pnpm build); no click, no document and no typed letter may be lost.
//   pnpm lab release-soak                                                20 pages, 30 releases, 10 rollbacks in 8 minutes
//   pnpm lab release-soak --pages 6 --releases 4 --rollbacks 2 --minutes 1 --seed 7
//   pnpm lab release-soak --write                                        puts the table into docs/performance.md

/** Every fifth page holds typed text. */
const HOLDS_EACH = 5;

async function startCabinet() {
  if (!existsSync(join(builtSite, 'registry.json')))
    throw new UserError(`${builtSite} holds no built cabinet: pnpm build.`);
  const site = await scratchFolder('soak-site');
  cpSync(builtSite, site, { recursive: true });
  const { url } = await scratchStack({ site });
  const browser = await scratchBrowser();
  return { url, store: openFolderStore(site), browser };
}

async function main() {
  const options = readOptions({ seed: 1, pages: 20, releases: 30, rollbacks: 10, minutes: 8, write: false });
  const { seed, pages, releases, rollbacks, minutes, write } = options;
  if (rollbacks > releases)
    throw new UserError('--rollbacks cannot be more than --releases: each takes one of them back.');
  const started = Date.now();
  const { url, store, browser } = await startCabinet();
  const { remotes } = await readState(store);
  const screens = plainScreens(remotes.flatMap(({ live }) => (live ? [live.build.contract] : [])));
  const random = createRandom(seed);
  const moves = planMoves(random, {
    releases,
    rollbacks,
    remotes: [...remotes.map(({ name }) => name), HOST],
  });
  const builds = await scratchFolder('soak-builds');
  const tally = createTally();
  let made = 0;
  // It ends when the pages have had time to meet the last change.
  const progress = () => made / (moves.length + 1);

  /** @type {Map<string, import('./people.mjs').Person>} */
  const people = new Map();
  /** @param {string} account */
  async function person(account) {
    const known = people.get(account) ?? (await openPerson(browser, url, account));
    people.set(account, known);
    return known;
  }

  /** Opens a page. @param {number} number @returns what goes on in it until the end */
  async function open(number) {
    const own = createRandom(seed, number);
    const options = { tally, random: own, progress };
    const form = number % HOLDS_EACH === 0 ? FORMS[(number / HOLDS_EACH) % FORMS.length] : undefined;
    const account = form?.account ?? String(WALKERS[number % WALKERS.length]);
    const tab = await openTab(await person(account), { number, path: form?.path ?? '/', tally, random: own });
    return () => (form ? holdText(tab, { ...options, form }) : walk(tab, { ...options, screens }));
  }

  async function makeMoves() {
    const between = (minutes * 60_000) / (moves.length + 1);
    const begun = Date.now();
    const wait = () => pause(begun + between * (made + 1) - Date.now(), undefined, { signal: stopped });
    for (const move of moves) {
      await wait();
      await makeMove(move, { store, folder: builds, random });
      made += 1;
      console.log(`${made} of ${moves.length}: ${move.action} of ${move.remote}, ${tally.summary()}`);
    }
    await wait();
    made += 1;
    return duration(Date.now() - begun);
  }

  const opened = [];
  for (let number = 0; number < pages; number += 1) opened.push(await open(number));
  const [took] = await Promise.all([makeMoves(), ...opened.map((goOn) => goOn())]);
  const isGood = tally.losses() === 0;
  const text = tally.table(moves, `${pages} pages, ${took}, seed ${seed}`);
  await report('release-soak', text, write);
  console.log(`${isGood ? 'Nothing was lost' : 'Something was lost'}, in ${duration(Date.now() - started)}`);
  return isGood;
}

scratchRun(main);
