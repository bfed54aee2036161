import fc from 'fast-check';
import { anyAccess, large, models, rule, small } from './access-fixtures.ts';
import {
  type AccessModel,
  checkDynamicPermission,
  evaluateModel,
  type ModelAccess,
  parseModelAccess,
  RULE_ACTIONS,
} from './index.ts';

/** Product §4.13 read literally: all models start one way, then each rule overrides in order. */
function evaluateLiterally(access: ModelAccess, model: AccessModel): boolean {
  let hasAccess = access.all === 'enable';
  for (const each of access.rules) {
    const subject = { vendor: [model.developer], tag: model.tags, type: [model.type], model: [model.id] }[
      each.type
    ];
    if (each.value.trim() !== '' && subject.includes(each.value)) hasAccess = each.action === 'enable';
  }
  return hasAccess;
}

describe('evaluateModel', () => {
  it('starts from the all-rule', () => {
    expect(evaluateModel({ all: 'enable', rules: [] }, small)).toEqual({
      hasAccess: true,
      reason: null,
      rule: 'all:enable',
    });
    expect(evaluateModel({ all: 'disable', rules: [] }, small)).toEqual({
      hasAccess: false,
      reason: 'Заблокировано правилами',
      rule: 'all:disable',
    });
  });

  it('lets a later rule override an earlier one, the narrower or not', () => {
    const narrowLast = parseModelAccess(['all:disable', 'vendor:enable:acme', 'model:disable:m-large']);
    expect(evaluateModel(narrowLast, small)).toEqual({
      hasAccess: true,
      reason: null,
      rule: 'vendor:enable:acme',
    });
    expect(evaluateModel(narrowLast, large)).toEqual({
      hasAccess: false,
      reason: 'Заблокировано правилами',
      rule: 'model:disable:m-large',
    });
    const wideLast = parseModelAccess(['all:disable', 'model:disable:m-large', 'vendor:enable:acme']);
    expect(evaluateModel(wideLast, large).hasAccess).toBe(true);
  });

  it('names the last matching rule as the one that decided, also when it changes nothing', () => {
    const access = parseModelAccess([
      'all:enable',
      'vendor:enable:acme',
      'tag:enable:fast',
      'vendor:disable:globex',
    ]);
    expect(evaluateModel(access, small).rule).toBe('tag:enable:fast');
  });

  it.each([
    ['vendor:enable:acme', ['m-small', 'm-large']],
    ['tag:enable:cheap', ['m-small']],
    ['type:enable:image', ['m-brush']],
    ['model:enable:m-large', ['m-large']],
    ['vendor:enable:ACME', []],
    ['vendor:enable:acm', []],
    ['model:enable:Large', []],
  ])('%s opens %j', (permission, open) => {
    const access = parseModelAccess(['all:disable', permission]);
    expect(models.filter((model) => evaluateModel(access, model).hasAccess).map(({ id }) => id)).toEqual(
      open,
    );
  });

  it('agrees with product §4.13 read literally', () => {
    fc.assert(
      fc.property(anyAccess, fc.constantFrom(...models), (access, model) => {
        const verdict = evaluateModel(access, model);
        expect(verdict.hasAccess).toBe(evaluateLiterally(access, model));
        expect(verdict.reason).toBe(verdict.hasAccess ? null : 'Заблокировано правилами');
        expect(checkDynamicPermission(verdict.rule, model)).toEqual({
          matches: true,
          allowed: verdict.hasAccess,
        });
      }),
      { numRuns: 500 },
    );
  });

  it('obeys the last rule that matches the model, whatever precedes it', () => {
    fc.assert(
      fc.property(
        anyAccess,
        fc.constantFrom(...RULE_ACTIONS),
        fc.constantFrom(...models),
        (access, action, model) => {
          const rules = [...access.rules, rule('model', action, model.id)];
          expect(evaluateModel({ ...access, rules }, model).hasAccess).toBe(action === 'enable');
        },
      ),
    );
  });
});
