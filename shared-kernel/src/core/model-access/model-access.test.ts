import fc from 'fast-check';
import { anyAccess, anyRule, known, models, rule } from './access-fixtures.ts';
import {
  diffModelAccess,
  isActiveRule,
  type KnownValues,
  type ModelAccess,
  normaliseDynamicPermissions,
  parseModelAccess,
  serialiseModelAccess,
  serialiseRule,
} from './index.ts';

describe('parseModelAccess', () => {
  it('takes the rules in their order out of a list of permissions', () => {
    expect(
      parseModelAccess(['user:manage', 'vendor:enable:acme', 'all:disable', 'tag:disable:fast']),
    ).toEqual({
      all: 'disable',
      rules: [rule('vendor', 'enable', 'acme'), rule('tag', 'disable', 'fast')],
    });
  });

  it('blocks nothing where there are no rules', () => {
    expect(parseModelAccess([])).toEqual({ all: 'enable', rules: [] });
    expect(parseModelAccess(['user:manage'])).toEqual({ all: 'enable', rules: [] });
  });

  it('lets the last of several all-rules count', () => {
    expect(parseModelAccess(['all:enable', 'all:disable']).all).toBe('disable');
    expect(parseModelAccess(['all:disable', 'all:enable']).all).toBe('enable');
  });

  it.each(['all:enabel', 'all:', 'all', 'ALL:enable', ' all:enable', 'all : enable', 'all:enable:'])(
    'closes everything for the malformed all-rule %j',
    (text) => {
      expect(parseModelAccess([text]).all).toBe('disable');
      expect(parseModelAccess(['all:enable', text]).all).toBe('disable');
    },
  );

  it('takes no other broken text for an all-rule', () => {
    for (const text of ['allow:enable:acme', 'vendor:enabel:acme', 'call:all'])
      expect(parseModelAccess([text]).all).toBe('enable');
  });

  it('drops rules with an empty value, a wrong type or a wrong action', () => {
    const list = ['vendor:enable:', 'vendor:enable:  ', 'owner:enable:acme', 'vendor:allow:acme'];
    expect(parseModelAccess(list).rules).toEqual([]);
  });

  it('drops values outside the known lists only where those are given', () => {
    const list = ['vendor:enable:acme', 'vendor:enable:gone', 'model:disable:m-old'];
    expect(parseModelAccess(list, known).rules).toEqual([rule('vendor', 'enable', 'acme')]);
    expect(parseModelAccess(list).rules).toHaveLength(3);
  });

  it('matches a known value with colons whole', () => {
    const withColons: KnownValues = { ...known, models: ['acme:large'] };
    expect(parseModelAccess(['model:disable:acme:large', 'model:disable:acme'], withColons).rules).toEqual([
      rule('model', 'disable', 'acme:large'),
    ]);
  });
});

describe('serialiseModelAccess', () => {
  it('writes the all-rule first and leaves inactive rules out', () => {
    const access: ModelAccess = {
      all: 'disable',
      rules: [rule('vendor', 'enable', 'acme'), rule('tag', 'enable', ''), rule('tag', 'disable', 'fast')],
    };
    expect(serialiseModelAccess(access)).toEqual(['all:disable', 'vendor:enable:acme', 'tag:disable:fast']);
  });

  it('is read back as the same active rules', () => {
    fc.assert(
      fc.property(anyAccess, (access) => {
        expect(parseModelAccess(serialiseModelAccess(access))).toEqual({
          all: access.all,
          rules: access.rules.filter(isActiveRule),
        });
      }),
    );
  });
});

describe('normaliseDynamicPermissions', () => {
  it('moves the all-rule to the front, once, and drops what is invalid', () => {
    const list = [
      'tag:enable:fast',
      'all:disable',
      'role:manage',
      'tag:enable:',
      'vendor:enable:gone',
      'all:disable',
    ];
    expect(normaliseDynamicPermissions(list, known)).toEqual(['all:disable', 'tag:enable:fast']);
  });

  it('adds the all-rule where it is missing', () => {
    expect(normaliseDynamicPermissions([])).toEqual(['all:enable']);
  });

  it('changes nothing the second time, and never what a model may do', () => {
    const anyList = fc.array(
      fc.oneof(anyRule.map(serialiseRule), fc.constantFrom('all:enable', 'all:disable', 'x')),
    );
    fc.assert(
      fc.property(anyList, (list) => {
        const once = normaliseDynamicPermissions(list, known);
        expect(normaliseDynamicPermissions(once, known)).toEqual(once);
        expect(diffModelAccess(parseModelAccess(list), parseModelAccess(once), models)).toEqual({
          gained: [],
          lost: [],
        });
      }),
    );
  });
});
