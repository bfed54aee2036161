import { join } from 'node:path';
import { jestPreset } from '../tools/jest/preset.mjs';

const dir = import.meta.dirname;

export default {
  ...jestPreset({ dir }),
  globalSetup: join(dir, 'test/global-setup.mjs'),
  globalTeardown: join(dir, 'test/global-teardown.mjs'),
  testTimeout: 120_000,
};
