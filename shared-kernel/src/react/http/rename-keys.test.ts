import { describe, expect, it } from '@jest/globals';
import { type Camel, renameKeys, toCamelName, toSnakeName } from './rename-keys.ts';

describe('a name', () => {
  it.each([
    ['display_name', 'displayName'],
    ['spent_30d', 'spent30d'],
    ['a_b_c', 'aBC'],
    ['email', 'email'],
    ['totalSpent', 'totalSpent'],
    ['MNT_ID', 'MNT_ID'],
    ['company:view_payment_requests', 'company:view_payment_requests'],
    ['_id', '_id'],
    ['01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000001'],
  ])('%s of the wire is %s here', (wire, here) => {
    expect(toCamelName(wire)).toBe(here);
  });

  it.each([
    ['displayName', 'display_name'],
    ['aBC', 'a_b_c'],
    ['email', 'email'],
    ['amount_from', 'amount_from'],
    ['MNT_ID', 'MNT_ID'],
    ['company:viewAll', 'company:viewAll'],
  ])('%s from here is %s on the wire', (here, wire) => {
    expect(toSnakeName(here)).toBe(wire);
  });
});

describe('renameKeys', () => {
  it('goes into objects and lists, and changes no value', () => {
    const wire = {
      role_info: { permissions: ['company_role:manage'], by_user: [{ user_id: 'u_1' }] },
      paid_at: null,
      at: '2026',
    };
    const here: Camel<typeof wire> = {
      roleInfo: { permissions: ['company_role:manage'], byUser: [{ userId: 'u_1' }] },
      paidAt: null,
      at: '2026',
    };
    expect(renameKeys(wire, toCamelName)).toEqual(here);
    expect(renameKeys(here, toSnakeName)).toEqual(wire);
  });

  it('leaves the keys of «fields» alone: they are data', () => {
    const wire = { action_url: '/pay', fields: { MNT_ID: '1', my_own_key: '2' } };
    const here: Camel<typeof wire> = { actionUrl: '/pay', fields: { MNT_ID: '1', my_own_key: '2' } };
    expect(renameKeys(wire, toCamelName)).toEqual(here);
  });

  it('leaves a file and a form as they are', () => {
    const file = new Blob(['a_b']);
    expect(renameKeys(file, toSnakeName)).toBe(file);
  });
});
