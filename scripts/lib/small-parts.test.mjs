import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { commandOptions } from './command-options.mjs';
import { createLimit } from './limit.mjs';
import { compareVersions, nodeVersionProblem } from './node-version.mjs';
import { pnpmSpec } from './pnpm.mjs';
import { duration } from './progress.mjs';
import { excerpt } from './report-failure.mjs';
import { table } from './table.mjs';
import { readWorkspace } from './workspace.mjs';

describe('Node versions', () => {
  it('compares numbers, not text', () => {
    assert.ok(compareVersions('20.9.0', '20.19.0') < 0);
    assert.ok(compareVersions('v22.0.0', '20.19.0') > 0);
    assert.equal(compareVersions('v20.19.0', '20.19.0'), 0);
  });

  it('names the version that is too old, and the one that is needed', () => {
    assert.equal(nodeVersionProblem('v20.19.0'), undefined);
    assert.match(nodeVersionProblem('v18.20.1') ?? '', /20\.19\.0 or newer.*18\.20\.1/);
  });
});

describe('pnpm', () => {
  it('is the exact version that package.json pins, without its checksum', () => {
    assert.equal(pnpmSpec('pnpm@12.18.0'), 'pnpm@12.18.0');
    assert.equal(pnpmSpec('pnpm@12.18.0+sha512.abc'), 'pnpm@12.18.0');
  });

  it('is refused when it is a range or another manager', () => {
    assert.throws(() => pnpmSpec('pnpm@^12'));
    assert.throws(() => pnpmSpec('yarn@4.0.0'));
  });
});

it('answers an option that there is not with those that there are', () => {
  const options = /** @type {const} */ ({ only: { type: 'string', default: '' }, all: { type: 'boolean' } });
  assert.deepEqual({ ...commandOptions(options, ['--all']) }, { only: '', all: true });
  assert.throws(() => commandOptions(options, ['--help']), {
    name: 'UserError',
    message: "Unknown option '--help'. Options: --only …, --all.",
  });
});

it('writes durations for people', () => {
  assert.equal(duration(0), '0.0 s');
  assert.equal(duration(59_900), '59.9 s');
  assert.equal(duration(59_990), '1 min 00 s');
  assert.equal(duration(125_000), '2 min 05 s');
});

it('aligns words left and numbers right', () => {
  const text = table([
    ['step', 'passed'],
    ['a', '1'],
    ['long', '100'],
  ]);
  assert.equal(text, 'step  passed\n────  ──────\na          1\nlong     100');
});

it('lets no more than its size work at once, also after a failure', async () => {
  const limit = createLimit(1);
  const failed = limit(() => Promise.reject(new Error('no')));
  const next = limit(async () => 'done');
  await assert.rejects(failed);
  assert.equal(await next, 'done');
});

describe('the workspace', () => {
  it('knows what each package needs, through others too', () => {
    const workspace = readWorkspace();
    assert.deepEqual(workspace.get('api')?.uses, [
      'federation',
      'http-server',
      'shared-access',
      'shared-kernel',
    ]);
    assert.ok(workspace.get('remote-account')?.uses.includes('federation'));
    assert.deepEqual(workspace.get('shared-kernel')?.uses, []);
  });
});

it('shows the beginning and the end of a long output', () => {
  const lines = Array.from({ length: 100 }, (_, i) => `line ${i}`);
  const text = excerpt(lines.join('\n'));
  assert.match(text, /^line 0\n/);
  assert.match(text, /… 40 lines left out …/);
  assert.match(text, /line 99$/);
  assert.equal(excerpt('short\n'), 'short');
});
