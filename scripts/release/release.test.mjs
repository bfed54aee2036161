import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  directoryOf,
  integrityOf,
  openFolderStore,
  readHistory,
  readState,
} from '../../federation/src/registry/index.mjs';
import { makeDist, makeHost, makeHostDist } from '../../federation/src/testing/dist.mjs';
import { eachLine, run } from '../lib/children.mjs';
import { afterEach, beforeEach, describe, it } from '../lib/countable.mjs';
import { ROOT } from '../lib/paths.mjs';
import { readCommand } from './command-line.mjs';

const SCRIPT = join(ROOT, 'scripts', 'release.mjs');

/** @type {string} */
let dir;
/** @type {string} */
let site;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'release-'));
  site = join(dir, 'site');
  await makeHost(site);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const env = () => ({ RELEASE_STORE: site, RELEASE_BY: 'anna@example.org' });

/** @param {string[]} args */
const release = (...args) => run(process.execPath, [SCRIPT, ...args], { cwd: ROOT, env: env() });

/** @param {string} build @param {Record<string, unknown> & {name?: string}} [changes] */
const dist = (build, changes = {}) =>
  makeDist(join(dir, `${changes.name ?? 'orders'}-${build}`), { build, ...changes });

const state = () => readState(openFolderStore(site));

/** @param {string} folder @param {string[]} more */
const ship = (folder, ...more) => release('orders', '--dist', folder, '--no-smoke', ...more);

describe('the command line of a release', () => {
  it('knows its commands', () => {
    assert.equal(readCommand([]), null);
    assert.equal(readCommand(['--help']), null);
    assert.deepEqual(
      [readCommand(['company', '--canary', '5']), readCommand(['promote', 'remote-company@1.0.0-abc'])].map(
        (command) => [command?.name, command?.remote, command?.directory, command?.canary],
      ),
      [
        ['release', 'company', undefined, 5],
        ['promote', 'company', '1.0.0-abc', undefined],
      ],
    );
  });

  for (const [args, sentence] of /** @type {const} */ ([
    [['company', '--canary', '500'], /--canary is a number from 0\.01 to 99\.99, not "500"/],
    [['company', '--canary', ''], /--canary is a number/],
    [['company', '--canary', '5', '--hold'], /exclude each other/],
    [['company', 'group'], /One remote at a time: group is too much/],
    [['rollback'], /Which remote\? For example: pnpm release rollback company/],
    [['company', '--fast'], /Unknown option '--fast'/],
  ]))
    it(`refuses ${args.join(' ')}`, () => assert.throws(() => readCommand([...args]), sentence));
});

describe('a release', () => {
  it('goes live, is seen in status and history, and is rolled back', async () => {
    const first = await ship(await dist('a1'), '--why', 'the first one');
    assert.equal(first.code, 0, first.output);
    assert.match(first.output, /orders 1\.2\.3-a1 is live: change 2/);
    assert.equal((await ship(await dist('b2'))).code, 0);
    assert.match((await release('status')).output, /orders +1\.2\.3-b2 .*anna@example\.org .*1\.2\.3-a1/);
    const back = await release('rollback', 'orders', '--why', 'wrong sums');
    assert.match(back.output, /orders: 1\.2\.3-b2 is taken back, 1\.2\.3-a1 is live \(change 4/);
    const { output } = await release('history', 'orders');
    assert.match(output, /4 .*anna@example\.org +rollback +orders +1\.2\.3-b2 +1\.2\.3-a1 +wrong sums/);
    assert.match(output, /2 .*release +orders +1\.2\.3-a1 +the first one \(without a smoke check\)/);
    assert.match((await release('prune')).output, /1\.2\.3-b2 .*stays +was live until/);
  });

  it('for some of the people, for nobody yet, and for everybody', async () => {
    await ship(await dist('a1'));
    assert.match((await ship(await dist('b2'), '--canary', '5')).output, /is live for 5 %/);
    assert.match((await release('status')).output, /1\.2\.3-b2 5 %/);
    assert.match((await ship(await dist('c3'), '--hold')).output, /is held for its promotion/);
    assert.match(
      (await release('promote', 'orders@1.2.3-c3')).output,
      /1\.2\.3-c3 is live for everybody, after 1\.2\.3-a1/,
    );
  });

  for (const [what, changes, sentence] of /** @type {const} */ ([
    [
      'takes a path of another',
      {
        contract: {
          name: 'orders',
          version: '1.2.3',
          kernel: '>=2.0 <3',
          routes: [{ id: 'list', path: '/taken', title: 'Z', public: true }],
          menu: [],
          modals: [],
        },
      },
      /the path \/taken is taken\. Choose another one in remote\.contract\.ts/,
    ],
    [
      'needs another kernel',
      {
        contract: { name: 'orders', version: '1.2.3', kernel: '>=3 <4', routes: [], menu: [], modals: [] },
        preload: {},
      },
      /needs kernel >=3 <4, the host has 2\.0\.0\. Release the host with that kernel first/,
    ],
    [
      'names a permission that the product has not',
      {
        contract: {
          name: 'orders',
          version: '1.2.3',
          kernel: '>=2.0 <3',
          routes: [
            { id: 'list', path: '/orders', title: 'Z', guard: { session: true, permission: 'moon:walk' } },
          ],
          menu: [],
          modals: [],
        },
      },
      /names the unknown permission moon:walk\. .*add it to @cabinet\/access, and release the API/,
    ],
    [
      'imports an entry that is not there',
      { kernelEntries: ['ui/charts'] },
      /imports ui\/charts of the kernel/,
    ],
    [
      'imports a name that is not there',
      { kernelImports: { ui: ['Button', 'Hologram'] } },
      /imports what the kernel 2\.0\.0 of the live host has not: Hologram of ui/,
    ],
    [
      'offers a modal of another',
      {
        contract: {
          name: 'orders',
          version: '1.2.3',
          kernel: '>=2 <3',
          routes: [],
          menu: [],
          modals: ['ask'],
        },
        preload: {},
      },
      /the modal ask is offered by reports already/,
    ],
    ['is of another remote', { name: 'reports' }, /is a build of reports, not of orders/],
  ]))
    it(`that ${what} stops before anything is uploaded`, async () => {
      const contract = {
        name: 'reports',
        version: '1.2.3',
        kernel: '>=2.0 <3',
        routes: [{ id: 'list', path: '/taken', title: 'Z', public: true }],
        menu: [],
        modals: ['ask'],
      };
      const other = await dist('r1', { name: 'reports', contract });
      assert.equal((await release('reports', '--dist', other, '--no-smoke')).code, 0);
      const { code, output } = await ship(await dist('x1', changes));
      assert.equal(code, 1);
      assert.match(output, sentence);
      assert.doesNotMatch(output, /^ {4}at /m);
      assert.deepEqual(await openFolderStore(site).list('mfe/orders/'), []);
      assert.equal((await state()).revision, 2);
    });

  it('without a live cabinet to try it in is stored, and nobody gets it', async () => {
    const { code, output } = await release(
      ...['orders', '--dist', await dist('a1'), '--url', 'http://127.0.0.1:9'],
    );
    assert.equal(code, 1);
    assert.match(output, /http:\/\/127\.0\.0\.1:9 does not answer\. Name it by --url or CABINET_URL/);
    assert.equal((await state()).revision, 1);
  });

  it('of a store without a host says how to get one', async () => {
    rmSync(site, { recursive: true });
    assert.match(
      (await ship(await dist('a1'))).output,
      /No host is live: lay the site out first, with pnpm build/,
    );
  });
});

describe('a release of the host', () => {
  /** @param {string} build @param {Parameters<typeof makeHostDist>[1]} [changes] */
  const hostDist = (build, changes) => makeHostDist(join(dir, `host-${build}`), { build, ...changes });
  /** @param {string} folder @param {string[]} more */
  const shipHost = (folder, ...more) => release('host', '--dist', folder, '--no-smoke', ...more);

  it('goes live, is seen in status and history, and is rolled back', async () => {
    const { code, output } = await shipHost(await hostDist('h2'), '--why', 'a new kernel');
    assert.equal(code, 0, output);
    assert.match(output, /host 1\.0\.0-h2 is live: change 2/);
    assert.match((await release('status')).output, /host +1\.0\.0-h2 .*anna@example\.org .*1\.0\.0-h1/);
    const back = await release('rollback', 'host');
    assert.match(back.output, /host: 1\.0\.0-h2 is taken back, 1\.0\.0-h1 is live/);
    assert.match(
      (await release('history', 'host')).output,
      /release +host +1\.0\.0-h1 +1\.0\.0-h2 +a new kernel/,
    );
  });

  it('for some of the people is promoted', async () => {
    assert.match((await shipHost(await hostDist('h2'), '--canary', '5')).output, /is live for 5 %/);
    assert.match((await release('promote', 'host')).output, /host: 1\.0\.0-h2 is live for everybody/);
  });

  it('that takes away what a live remote imports stops before anything is uploaded', async () => {
    await ship(await dist('a1', { kernelImports: { ui: ['Button'] } }));
    const { code, output } = await shipHost(await hostDist('h2', { exports: { ui: ['Link'] } }));
    assert.equal(code, 1);
    assert.match(output, /takes from its kernel what orders 1\.2\.3-a1 imports: Button of ui/);
    assert.deepEqual(await openFolderStore(site).list('mfe/host/1.0.0-h2/'), []);
  });

  it('is not taken back under a remote that needs it', async () => {
    await shipHost(await hostDist('h2', { exports: { ui: ['Button', 'Hologram'] } }));
    await ship(await dist('a1', { kernelImports: { ui: ['Hologram'] } }));
    const { code, output } = await release('rollback', 'host');
    assert.equal(code, 1);
    assert.match(
      output,
      /host 1\.0\.0-h1 takes from its kernel what orders 1\.2\.3-a1 imports: Hologram of ui/,
    );
  });
});

/** Whether all that people can be given is there, byte for byte. */
async function demandWhole() {
  const { remotes, revision } = await state();
  const store = openFolderStore(site);
  for (const { live, canary } of remotes)
    for (const stage of [live, canary])
      for (const [file, integrity] of Object.entries(stage?.build.integrity ?? {})) {
        const stored = await store.read(`${stage?.build.base.slice(1)}${file}`);
        assert.ok(stored, `${file} is missing`);
        assert.equal(integrityOf(stored.body), integrity);
      }
  const copy = JSON.parse(await readFile(join(site, 'registry.json'), 'utf8'));
  // A tool that was killed in between has left it behind; the next change brings it up to date.
  assert.ok(copy.revision <= revision);
  const history = await readHistory(store);
  assert.deepEqual(
    history.map((change) => change.revision),
    Array.from({ length: revision }, (_, index) => revision - index),
  );
  return { remotes, revision };
}

describe('a release in bad company', () => {
  it('of ten teams at once lands ten times', async () => {
    const names = 'abcdefghij'.split('').map((letter) => `team${letter}`);
    const folders = await Promise.all(names.map((name) => dist('a1', { name })));
    const results = await Promise.all(
      names.map((name, index) => release(name, '--dist', String(folders[index]), '--no-smoke')),
    );
    for (const { code, output } of results) assert.equal(code, 0, output);
    const { remotes, revision } = await demandWhole();
    assert.deepEqual(remotes.map(({ name }) => name).sort(), names);
    assert.equal(revision, 11);
  });

  const STEPS = [
    'Install',
    'Check the contract',
    "Check the kernel's surface",
    'Upload',
    'Change the registry',
  ];
  for (const step of STEPS)
    it(`that is killed in the step «${step}» leaves the site whole, and the next one lands`, async () => {
      await ship(await dist('a0'));
      for (const delay of [0, 2, 5, 15, 40]) {
        await killedIn(step, { delay, folder: await dist(`k${delay}`) });
        const { remotes } = await demandWhole();
        assert.match(remotes[0]?.live?.build.build ?? '', /^(a0|k\d+)$/);
      }
      assert.equal((await ship(await dist('last'))).code, 0);
      const { remotes } = await demandWhole();
      assert.equal(remotes[0]?.live && directoryOf(remotes[0].live.build), '1.2.3-last');
    });
});

/**
 * Starts a release and kills it so many milliseconds after a step has begun.
 *
 * @param {string} step
 * @param {{delay: number, folder: string}} options
 */
async function killedIn(step, { delay, folder }) {
  const child = spawn(process.execPath, [SCRIPT, 'orders', '--dist', folder, '--no-smoke'], {
    cwd: ROOT,
    env: { ...process.env, ...env() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let hasBegun = false;
  eachLine(child.stdout, (line) => {
    if (!line.includes(`▸ ${step}`)) return;
    hasBegun = true;
    setTimeout(() => child.kill('SIGKILL'), delay);
  });
  await ended;
  assert.ok(hasBegun, `no step ${step}`);
}
