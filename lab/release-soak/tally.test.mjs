import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createTally } from './tally.mjs';

it('the table counts what pages saw, and the builds that they showed', () => {
  const tally = createTally();
  tally.add('clicks');
  for (const [page, build] of /** @type {const} */ ([
    [1, undefined],
    [1, 'a1'],
    [1, 'a1'],
    [2, 'a1'],
  ]))
    tally.show({ page, remote: 'company', build });
  const table = tally.table([{ action: 'release', remote: 'company' }], '2 pages');
  assert.match(table, /^\| 2 pages \| {2}\|\n.*\n\| clicks on links \| 1 \|/);
  assert.match(table, /\| company \| 1 \| 0 \| 2 \| 1 \|$/);
  assert.equal(tally.losses(), 0);
});
