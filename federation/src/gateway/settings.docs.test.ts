import path from 'node:path';
import { isInReadme } from '@cabinet/http-server/settings';
import { GATEWAY_VARIABLES } from './variables.mjs';

describe('settings of the gateway', () => {
  it('are told whole in the README (UPDATE_README=1 writes it)', () => {
    const readme = path.join(import.meta.dirname, '../../../README.md');
    expect(isInReadme(readme, 'gateway', GATEWAY_VARIABLES)).toBe(true);
  });
});
