import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { it } from 'node:test';
import { childEnv } from './children.mjs';
import { ROOT } from './paths.mjs';

const NOBODYS = 'postgres://me:top-secret@127.0.0.1:1/none';

function reset(/** @type {NodeJS.ProcessEnv} */ env) {
  const script = join(ROOT, 'scripts', 'database.mjs');
  return spawnSync(process.execPath, [script, 'reset', '--yes'], {
    encoding: 'utf8',
    env: childEnv({ DATABASE_URL: NOBODYS, CABINET_MODE: undefined, ...env }),
  });
}

it('never resets a database of DATABASE_URL in a mode that nobody has named', () => {
  for (const mode of [undefined, '']) {
    const { status, stdout, stderr } = reset({ CABINET_MODE: mode });
    assert.equal(status, 1);
    assert.equal(stdout, '');
    assert.match(stderr, /^\nDATABASE_URL names a database of your own: [^\n]*CABINET_MODE=[^\n]+\n$/);
  }
});
