import { jestPreset } from '../tools/jest/preset.mjs';

export default jestPreset({ dir: import.meta.dirname, dom: true, setup: ['@cabinet/kernel/testing/setup'] });
