import { markdownTable } from '../../scripts/lib/table.mjs';

/** @typedef {ReturnType<typeof createTally>} Tally */

/** What cannot happen without a loss for somebody. */
const LOSSES = {
  lost: 'clicks that did not end on their screen',
  reloads: 'reloads that nobody asked for',
  texts: 'typed texts that changed or went',
  intrusions: 'offers shown while something was typed',
  errors: 'errors in the console or that nobody caught',
};

/** @typedef {keyof typeof LOSSES} Loss */

const COUNTS = {
  clicks: 'clicks on links',
  keys: 'keys typed into forms that stayed open',
  offers: 'offers to reload shown',
  accepted: 'of them taken',
};

/** The rest is counted. */
const SHOWN = 50;

/** Counts what pages saw, and tells losses as they happen. */
export function createTally() {
  /** @type {Record<keyof typeof COUNTS | Loss, number>} */
  const counts = {
    clicks: 0,
    keys: 0,
    offers: 0,
    accepted: 0,
    lost: 0,
    reloads: 0,
    texts: 0,
    intrusions: 0,
    errors: 0,
  };
  /** @type {string[]} */
  const stories = [];
  /** Page and build. @type {Set<string>} */
  const seen = new Set();
  return {
    /** @param {keyof typeof COUNTS} what */
    add: (what) => {
      counts[what] += 1;
    },
    /** @param {Loss} what @param {string} story */
    lose: (what, story) => {
      counts[what] += 1;
      stories.push(story);
      if (stories.length <= SHOWN) console.log(`✗ ${story}`);
    },
    losses: () => stories.length,
    /** @param {{page: number, remote: string, build: string | undefined}} shown no build: the one of the start */
    show: ({ page, remote, build = 'first' }) => seen.add(`${page} ${remote} ${build}`),
    summary: () => `${counts.clicks} clicks, ${stories.length} losses`,
    /** Markdown. @param {readonly import('./moves.mjs').Move[]} moves @param {string} head */
    table(moves, head) {
      const rows = Object.entries({ ...COUNTS, ...LOSSES }).map(([key, words]) => [
        words,
        Reflect.get(counts, key),
      ]);
      return `${markdownTable([[head, ''], ...rows])}\n\n${remoteTable(moves, seen)}`;
    },
  };
}

/** @param {readonly import('./moves.mjs').Move[]} moves @param {ReadonlySet<string>} seen */
function remoteTable(moves, seen) {
  const shown = [...seen].map((text) => text.split(' '));
  const remotes = [...new Set(moves.map(({ remote }) => remote))].sort();
  const rows = remotes.map((name) => {
    const of = shown.filter(([, remote]) => remote === name);
    const pages = of.map(([page]) => page);
    const several = new Set(pages.filter((page, index) => pages.indexOf(page) !== index));
    return [
      name,
      ...['release', 'rollback'].map(
        (action) => moves.filter((move) => move.action === action && move.remote === name).length,
      ),
      new Set(of.map(([, , build]) => build)).size,
      several.size,
    ];
  });
  return markdownTable([
    ['', 'releases', 'rollbacks', 'builds that pages showed', 'pages that showed several'],
    ...rows,
  ]);
}
