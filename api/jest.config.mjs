import { join } from 'node:path';
import { jestPreset } from '../tools/jest/preset.mjs';

const dir = import.meta.dirname;

const preset = jestPreset({ dir });

export default {
  ...preset,
  extensionsToTreatAsEsm: [...preset.extensionsToTreatAsEsm, '.sql'],
  transform: { ...preset.transform, '\\.sql$': join(dir, 'sql-module.mjs') },
  setupFiles: [join(dir, 'test/plugin-names.mjs')],
  globalSetup: join(dir, 'test/global-setup.mjs'),
  globalTeardown: join(dir, 'test/global-teardown.mjs'),
  testTimeout: 120_000,
};
