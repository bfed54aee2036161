import fc from 'fast-check';
import {
  COMPANY_PERMISSIONS,
  isCompanyPermission,
  isPermission,
  PERMISSION_CATEGORIES,
  PERMISSION_DEFINITIONS,
  PERMISSIONS,
} from './index.ts';

describe('the list of permissions', () => {
  it('holds every permission of product §6.3', () => {
    expect([...PERMISSIONS].sort()).toEqual([
      'company:transactions',
      'company:view_payment_requests',
      'company_balance:view',
      'company_role:manage',
      'company_user:manage',
      'group:view_payment_requests',
      'group:view_transactions',
      'payment_request:manage',
      'permission:manage',
      'rate_correction:manage',
      'role:manage',
      'user:manage',
    ]);
  });

  it('names each permission once', () => {
    expect(new Set(PERMISSIONS).size).toBe(PERMISSIONS.length);
  });

  it.each([...PERMISSIONS])('writes %s as resource:action', (permission) => {
    expect(permission).toMatch(/^[a-z]+(?:_[a-z]+)*:[a-z]+(?:_[a-z]+)*$/);
  });
});

describe('isPermission', () => {
  it.each([...PERMISSIONS])('knows %s', (permission) => {
    expect(isPermission(permission)).toBe(true);
  });

  it.each(['', 'user', 'user:', 'USER:MANAGE', ' user:manage', 'user:manage ', 'all:enable', 'toString'])(
    'does not know %j',
    (text) => {
      expect(isPermission(text)).toBe(false);
    },
  );

  it('refuses values that are not strings', () => {
    for (const value of [undefined, null, 1, {}, ['user:manage']]) expect(isPermission(value)).toBe(false);
  });

  it('refuses any text outside the list', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isPermission(text)).toBe(PERMISSIONS.some((permission) => permission === text));
      }),
    );
  });
});

describe('company permissions', () => {
  it('are the ones whose resource starts with company', () => {
    expect(COMPANY_PERMISSIONS).toEqual([
      'company_user:manage',
      'company_role:manage',
      'company:transactions',
      'company:view_payment_requests',
      'company_balance:view',
    ]);
  });

  it('do not include the rest, nor unknown texts that look alike', () => {
    expect(isCompanyPermission('company_balance:view')).toBe(true);
    expect(isCompanyPermission('group:view_transactions')).toBe(false);
    expect(isCompanyPermission('company:everything')).toBe(false);
  });
});

describe('permission definitions', () => {
  it('exist for each permission and no other', () => {
    expect(Object.keys(PERMISSION_DEFINITIONS)).toEqual([...PERMISSIONS]);
  });

  it('use every category, keep its permissions together and follow its order', () => {
    const met = PERMISSIONS.map((permission) => PERMISSION_DEFINITIONS[permission].category);
    expect(met.filter((category, at) => category !== met[at - 1])).toEqual([...PERMISSION_CATEGORIES]);
  });

  it('have different Russian names', () => {
    const names = PERMISSIONS.map((permission) => PERMISSION_DEFINITIONS[permission].name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[А-ЯЁ][а-яё]+(?: [а-яё]+)*$/);
  });
});
