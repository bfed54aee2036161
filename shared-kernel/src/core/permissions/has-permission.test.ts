import fc from 'fast-check';
import { hasPermission } from './index.ts';

describe('hasPermission', () => {
  it('passes exactly for what is in the list', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (held, permission) => {
        expect(hasPermission(held, permission)).toBe(held.includes(permission));
        expect(hasPermission([...held, permission], permission)).toBe(true);
      }),
    );
  });

  it('gives nothing to a visitor without a list', () => {
    expect(hasPermission(undefined, 'user:manage')).toBe(false);
    expect(hasPermission(null, 'user:manage')).toBe(false);
    expect(hasPermission([], 'user:manage')).toBe(false);
  });

  it('knows no wildcards and no implied rights', () => {
    expect(hasPermission(['*', 'user:*', 'user', 'all:enable'], 'user:manage')).toBe(false);
  });

  it('finds a permission among model-access rules', () => {
    expect(hasPermission(['all:disable', 'vendor:enable:acme', 'role:manage'], 'role:manage')).toBe(true);
  });
});
