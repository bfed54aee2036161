import { jestPreset } from '../tools/jest/preset.mjs';

export default {
  ...jestPreset({
    dir: import.meta.dirname,
    dom: true,
    setup: ['@cabinet/kernel/testing/setup'],
  }),
  // Styles of libraries mean nothing to jsdom.
  moduleNameMapper: { '\\.css$': '<rootDir>/src/testing/no-styles.mjs' },
};
