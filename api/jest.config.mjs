import { join } from 'node:path';
import { jestPreset } from '../tools/jest/preset.mjs';
import './test/runner/register.mjs';

const dir = import.meta.dirname;

// One module graph for all files of a worker, by Node's own loader: to build one for each file took most of the time.
const FULL_ONLY = [
  '\\.crash\\.test\\.ts$',
  '/src/seed/',
  '/src/db/pglite/',
  '/src/commands/',
  '/test/processes/',
];
const preset = jestPreset({ dir });

export default {
  ...preset,
  testPathIgnorePatterns: [
    ...preset.testPathIgnorePatterns,
    ...(process.env.CABINET_GATE === '1' ? FULL_ONLY : []),
  ],
  runner: 'jest-light-runner',
  setupFilesAfterEnv: [join(dir, 'test/runner/limits.mjs')],
  globalSetup: join(dir, 'test/global-setup.mjs'),
  globalTeardown: join(dir, 'test/global-teardown.mjs'),
};
