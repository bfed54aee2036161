import { small } from './access-fixtures.ts';
import { checkDynamicPermission } from './index.ts';

describe('checkDynamicPermission', () => {
  it.each([
    ['all:enable', { matches: true, allowed: true }],
    ['all:disable', { matches: true, allowed: false }],
    ['vendor:enable:acme', { matches: true, allowed: true }],
    ['tag:disable:fast', { matches: true, allowed: false }],
    ['vendor:enable:globex', { matches: false, allowed: false }],
    ['vendor:enable:', { matches: false, allowed: false }],
    ['user:manage', { matches: false, allowed: false }],
    ['', { matches: false, allowed: false }],
  ])('%j says %j about a fast model of acme', (permission, expected) => {
    expect(checkDynamicPermission(permission, small)).toEqual(expected);
  });
});
