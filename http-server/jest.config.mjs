import { jestPreset } from '../tools/jest/preset.mjs';

export default jestPreset({ dir: import.meta.dirname });
