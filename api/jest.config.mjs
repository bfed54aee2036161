import { join } from 'node:path';
import { jestPreset } from '../tools/jest/preset.mjs';
import './test/runner/register.mjs';

const dir = import.meta.dirname;

export default {
  ...jestPreset({ dir }),
  // One module graph for all files of a worker, by Node's own loader: to build one for each file took most of the time.
  runner: 'jest-light-runner',
  setupFilesAfterEnv: [join(dir, 'test/runner/limits.mjs')],
  globalSetup: join(dir, 'test/global-setup.mjs'),
  globalTeardown: join(dir, 'test/global-teardown.mjs'),
};
