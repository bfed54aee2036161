import { fileURLToPath } from 'node:url';
import { jestPreset } from '../tools/jest/preset.mjs';

const src = `${import.meta.dirname}/src`;
const setup = fileURLToPath(new URL('./src/testing/jest-setup.ts', import.meta.url));

/** `core` runs in plain Node, so a test there fails as soon as the code touches the DOM; the rest runs in jsdom. */
export default {
  projects: [
    { ...jestPreset({ dir: `${src}/core` }), displayName: 'core' },
    {
      ...jestPreset({ dir: src, dom: true, setup: [setup] }),
      displayName: 'react',
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '/shared-kernel/src/core/'],
    },
  ],
};
