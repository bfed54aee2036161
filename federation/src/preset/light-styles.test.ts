import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const COMPARISON = fileURLToPath(new URL('../testing/compare-styles.mjs', import.meta.url));

it('gives word for word the styles of Chakra for every property, token, condition and recipe', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [COMPARISON]);
  const { asked, recipes, different } = JSON.parse(stdout);
  expect(different).toEqual([]);
  expect(recipes).toBeGreaterThanOrEqual(15);
  expect(asked).toBeGreaterThan(50_000);
}, 60_000);
