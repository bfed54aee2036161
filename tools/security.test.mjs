import assert from 'node:assert/strict';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, it } from 'node:test';
import { readText, textFilesBelow } from './product-citations.mjs';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'docs/security.md');
const page = readText(PAGE);
const schema = readText(join(ROOT, 'api/src/db/schema/current.sql'));

const SERVERS = ['api/src', 'federation/src/gateway', 'http-server/src'];
const BROWSER = readdirSync(ROOT)
  .filter((name) => /^(?:host|remote-.+|shared-.+)$/.test(name))
  .map((name) => `${name}/src`);

/** The last requirement of each section of ASVS 5.0.0 at level 2; those of level 3 stand behind or in sections of their own. */
const LAST_OF_LEVEL_2 = `
  1.1.2 1.2.9 1.3.11 1.4.3 1.5.2 2.1.3 2.2.3 2.3.4 2.4.1 3.2.2 3.3.4 3.4.6 3.5.5 3.7.2 4.1.3 4.2.1 4.3.2 4.4.4
  5.1.1 5.2.3 5.3.2 5.4.3 6.1.3 6.2.12 6.3.4 6.4.4 6.5.5 6.6.3 6.8.4 7.1.3 7.2.4 7.3.2 7.4.5 7.5.2 7.6.2
  8.1.2 8.2.3 8.3.1 8.4.1 9.1.3 9.2.4 10.1.2 10.2.2 10.3.4 10.4.11 10.5.5 10.6.2 10.7.3
  11.1.2 11.2.3 11.3.3 11.4.4 11.5.1 11.6.1 12.1.3 12.2.2 12.3.4 13.1.1 13.2.5 13.3.2 13.4.5 14.1.2 14.2.4 14.3.3
  15.1.3 15.2.3 15.3.7 16.1.1 16.2.5 16.3.4 16.4.3 16.5.3 17.1.1 17.2.4 17.3.2`;
const requirements = LAST_OF_LEVEL_2.trim()
  .split(/\s+/)
  .flatMap((last) => {
    const [chapter, section, count] = last.split('.').map(Number);
    return Array.from({ length: Number(count) }, (_, at) => `${chapter}.${section}.${at + 1}`);
  });

const COUNTS = '<!-- asvs:counts -->\n';
const STATES = ['held', 'partly', 'open'];
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, id = '', , state = '', evidence = '']) => ({ id, state, evidence }),
);

/** What no source of a server, or of the browser, does: rows of the page say so. @type {[RegExp, string[]][]} */
const NOWHERE = [
  [/\bchild_process\b/, SERVERS],
  [/access-control-allow-/i, SERVERS],
  // Any other call would follow redirects.
  [/(?<![\w.])fetch\((?:(?!redirect:)[^;])*;/, [...SERVERS, 'scripts/release']],
  [/\beval\(|\bnew Function\(/, [...SERVERS, ...BROWSER]],
  [/dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(/, BROWSER],
  [/(?:window|globalThis|self)\.(?:onmessage|addEventListener\(\s*'message')/, BROWSER],
];

/** Sources that are no tests. @param {string[]} folders */
const sources = (folders) =>
  folders
    .flatMap((folder) => textFilesBelow(join(ROOT, folder)))
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !/\.test\.|\/testing\//.test(file));

/** The anchor of a heading. @param {string} title */
const slugOf = (title) =>
  title
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');

/** What stands between two marks of the page. @param {string} name */
const part = (name) => page.split(new RegExp(`<!-- /?asvs:${name} -->\n`))[1] ?? '';

/** What is written as code and names a file or folder of the repository. @param {string} text */
const pathsIn = (text) => [...text.matchAll(/`((?!\/)[\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, path = '']) => path);

function countsTable() {
  const chapters = [...page.matchAll(/^### V(\d+) (.+)$/gm)].map(([, number = '', title = '']) => ({
    number,
    title,
  }));
  /** @param {string} name @param {typeof rows} of */
  const line = (name, of) =>
    `| ${[name, of.length, ...STATES.map((state) => of.filter((row) => row.state === state).length)].join(' | ')} |`;
  return [
    `| | rows | ${STATES.join(' | ')} |`,
    '|---|--:|--:|--:|--:|',
    ...chapters.map(({ number, title }) =>
      line(
        `V${number} ${title}`,
        rows.filter(({ id }) => id.startsWith(`${number}.`)),
      ),
    ),
    line('**all**', rows),
    '',
  ].join('\n');
}

describe('docs/security.md', () => {
  it('says of each requirement of level 2, once and in order, how it is kept or why it does not apply', () => {
    /** @type {string[]} */
    const leftOut = part('left-out').match(/\d+\.\d+\.\d+/g) ?? [];
    const expected = requirements.filter((id) => !leftOut.includes(id));
    assert.deepEqual(
      rows.map(({ id }) => id),
      expected,
    );
    assert.equal(new Set(leftOut).size, requirements.length - expected.length);
    assert.equal(leftOut.length, new Set(leftOut).size);
  });

  it('knows three states, and says of an open one what brings it', () => {
    assert.deepEqual(
      rows.filter(({ state }) => !STATES.includes(state)),
      [],
    );
    const vague = rows.filter(
      ({ state, evidence }) => state === 'open' && !/[78] of 9|next part|not planned/.test(evidence),
    );
    assert.deepEqual(vague, []);
  });

  it('names evidence: a file, a decision, a section of the product or one of its own', () => {
    const bare = rows.filter(
      ({ state, evidence }) =>
        state !== 'open' && pathsIn(evidence).length === 0 && !/\]\(|product §/.test(evidence),
    );
    assert.deepEqual(bare, []);
  });

  it('names only files that there are, and leads only to sections that it has', () => {
    const paths = pathsIn(page).filter((path) => !path.startsWith('.cache/'));
    assert.ok(paths.length > 150);
    const missing = paths.filter((path) => !existsSync(join(ROOT, path)));
    assert.deepEqual(missing, []);
    const sections = [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => slugOf(title));
    const linked = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, slug = '']) => slug);
    assert.ok(linked.length > 10);
    assert.deepEqual(
      linked.filter((slug) => !sections.includes(slug)),
      [],
    );
  });

  it('gives each table of the database one class', () => {
    const [classes = ''] = page.split('## Classes of data')[1]?.split('Outside of the database') ?? [];
    const told = [...classes.matchAll(/^\|(?:[^|]*\|){2}([^|]*)\|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    );
    const tables = [...schema.matchAll(/^create (?:unlogged )?table (\w+)/gm)].map(([, name = '']) => name);
    assert.deepEqual(told.toSorted(), tables.toSorted());
  });

  it('says of the sources what is so', () => {
    for (const [what, folders] of NOWHERE) {
      const found = sources(folders).filter((file) => what.test(readText(file)));
      assert.deepEqual(
        found.map((file) => relative(ROOT, file)),
        [],
        String(what),
      );
    }
  });

  it('counts its rows', () => {
    const counts = countsTable();
    if (process.env.UPDATE_DOCS === '1')
      writeFileSync(
        PAGE,
        page.replace(`${COUNTS}${part('counts')}`, () => `${COUNTS}${counts}`),
      );
    else assert.equal(part('counts'), counts);
  });
});
