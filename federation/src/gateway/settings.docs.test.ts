import path from 'node:path';
import { isInDocument } from '@cabinet/http-server/settings';
import { GATEWAY_VARIABLES } from './variables.mjs';

describe('settings of the gateway', () => {
  it('are told whole in docs/settings.md (UPDATE_SETTINGS=1 writes it)', () => {
    const document = path.join(import.meta.dirname, '../../../docs/settings.md');
    expect(isInDocument(document, 'gateway', GATEWAY_VARIABLES)).toBe(true);
  });
});
