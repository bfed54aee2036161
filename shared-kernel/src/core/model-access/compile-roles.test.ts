import fc from 'fast-check';
import { anyAccess, large, models, small } from './access-fixtures.ts';
import { compileRoles, evaluateModel, parseModelAccess, serialiseModelAccess } from './index.ts';

describe('compileRoles', () => {
  it('opens a model only if both roles open it, and names the rule of the one that closes it', () => {
    const { verdictOf, isOpen } = compileRoles({
      role: ['company_user:manage', 'all:enable', 'model:disable:m-large'],
      globalRole: ['all:disable', 'vendor:enable:acme', 'tag:disable:fast'],
    });
    expect(isOpen(small)).toBe(false);
    expect(verdictOf(small)).toMatchObject({ hasAccess: false, of: 'global_role', rule: 'tag:disable:fast' });
    expect(verdictOf(large)).toMatchObject({ hasAccess: false, of: 'role', rule: 'model:disable:m-large' });
    expect(verdictOf(large).verdicts).toMatchObject([
      { of: 'role', hasAccess: false, overridden: ['all:enable'] },
      { of: 'global_role', hasAccess: true, rule: 'vendor:enable:acme', overridden: ['all:disable'] },
    ]);
  });

  it('is the evaluator of one role for whoever has one', () => {
    const { verdictOf } = compileRoles({ role: ['all:disable'], globalRole: null });
    expect(verdictOf(small)).toMatchObject({ hasAccess: false, of: 'role', rule: 'all:disable' });
    expect(verdictOf(small).verdicts).toHaveLength(1);
  });

  it('never opens what one of the roles closes', () => {
    fc.assert(
      fc.property(anyAccess, anyAccess, (role, globalRole) => {
        const [own, kept] = [serialiseModelAccess(role), serialiseModelAccess(globalRole)];
        const { isOpen, verdictOf } = compileRoles({ role: own, globalRole: kept });
        for (const model of models) {
          const isBoth = [own, kept].every((each) => evaluateModel(parseModelAccess(each), model).hasAccess);
          expect(isOpen(model)).toBe(isBoth);
          expect(verdictOf(model).hasAccess).toBe(isBoth);
        }
      }),
    );
  });
});
