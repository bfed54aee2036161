import fc from 'fast-check';
import { PERMISSIONS, splitPermissions } from './index.ts';

const RULES = ['all:enable', 'all:disable', 'vendor:enable:acme', 'tag:disable:a:b', 'model:enable:gpt-5'];

describe('splitPermissions', () => {
  it('takes the list of a role apart', () => {
    expect(
      splitPermissions(['user:manage', 'all:disable', 'report:read', 'tag:enable:a:b', 'role:manage']),
    ).toEqual({
      fixed: ['user:manage', 'role:manage'],
      dynamic: ['all:disable', 'tag:enable:a:b'],
      other: ['report:read'],
    });
  });

  it('takes a malformed rule for all models for a rule, which an editor replaces and never grants', () => {
    expect(splitPermissions(['all:enabel']).dynamic).toEqual(['all:enabel']);
  });

  it('loses nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...RULES, ...PERMISSIONS))), (list) => {
        const { fixed, dynamic, other } = splitPermissions(list);
        expect([...fixed, ...dynamic, ...other].sort()).toEqual([...list].sort());
      }),
    );
  });
});
