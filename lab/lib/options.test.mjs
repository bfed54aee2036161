import assert from 'node:assert/strict';
import { it } from 'node:test';
import { UserError } from '../../scripts/lib/user-error.mjs';
import { readOptions } from './options.mjs';

const DEFAULTS = { seed: 1, rounds: 60, only: '', write: false };

it('takes whole numbers, texts and flags, and what is not said by default', () => {
  assert.deepEqual(readOptions(DEFAULTS, []), DEFAULTS);
  const args = ['--rounds', '200', '--only', 'api-killed', '--write'];
  assert.deepEqual(readOptions(DEFAULTS, args), { seed: 1, rounds: 200, only: 'api-killed', write: true });
});

it('names the option that is no whole number from 1', () => {
  for (const text of ['', '0', '-1', '1.5', 'many', '1e3'])
    assert.throws(
      () => readOptions(DEFAULTS, [`--rounds=${text}`]),
      (error) => error instanceof UserError && /^--rounds is /.test(error.message),
    );
});
