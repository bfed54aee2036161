import fc from 'fast-check';
import { anyRule } from './access-fixtures.ts';
import { serialiseRule, splitPermissions } from './index.ts';

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

  it('loses nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), anyRule.map(serialiseRule))), (list) => {
        const { fixed, dynamic, other } = splitPermissions(list);
        expect([...fixed, ...dynamic, ...other].sort()).toEqual([...list].sort());
      }),
    );
  });
});
