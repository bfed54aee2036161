import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { COMMANDS, fileOf } from './commands.mjs';

const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');

it('every name of the laboratory leads to a file, and the README tells of it', () => {
  for (const name of Object.keys(COMMANDS)) {
    assert.ok(existsSync(join(import.meta.dirname, fileOf(name))), name);
    assert.ok(readme.includes(`| \`pnpm lab ${name}\` |`), name);
  }
});
