import { fileURLToPath } from 'node:url';
import { jestPreset } from '../tools/jest/preset.mjs';

const preset = jestPreset({ dir: import.meta.dirname, dom: true, setup: ['@cabinet/kernel/testing/setup'] });

export default {
  ...preset,
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    // Styles of libraries mean nothing to jsdom.
    '\\.css$': fileURLToPath(new URL('./src/testing/no-styles.mjs', import.meta.url)),
  },
};
