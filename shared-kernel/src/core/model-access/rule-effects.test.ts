import fc from 'fast-check';
import { anyAccess, models, rule, small } from './access-fixtures.ts';
import { evaluateModel, ruleEffects, ruleMatches, serialiseRule } from './index.ts';

describe('ruleEffects', () => {
  it('tells an idle rule from one that names nothing and one without a value', () => {
    const rules = [
      rule('vendor', 'enable', 'acme'),
      rule('tag', 'disable', 'fast'),
      rule('vendor', 'enable', 'acme'),
      rule('type', 'enable', 'video'),
      rule('tag', 'enable', ''),
    ];
    expect(ruleEffects({ all: 'disable', rules }, models)).toEqual({
      all: 1,
      rules: [
        { matches: 2, decides: 0 },
        { matches: 1, decides: 0 },
        { matches: 2, decides: 2 },
        { matches: 0, decides: 0 },
        { matches: 0, decides: 0 },
      ],
    });
  });

  it('counts a model once that has a tag twice', () => {
    const twice = { ...small, tags: ['fast', 'fast'] };
    const access = { all: 'enable', rules: [rule('tag', 'disable', 'fast')] } as const;
    expect(ruleEffects(access, [twice]).rules).toEqual([{ matches: 1, decides: 1 }]);
  });

  it('agrees with each rule and each model asked apart', () => {
    fc.assert(
      fc.property(anyAccess, (access) => {
        const { all, rules } = ruleEffects(access, models);
        expect(all + rules.reduce((sum, { decides }) => sum + decides, 0)).toBe(models.length);
        for (const [index, each] of access.rules.entries()) {
          const named = models.filter((model) => ruleMatches(each, model));
          expect(rules[index]?.matches).toBe(named.length);
          const isLast = !access.rules
            .slice(index + 1)
            .some((later) => serialiseRule(later) === serialiseRule(each));
          if (!isLast) continue;
          const decided = models.filter((model) => evaluateModel(access, model).rule === serialiseRule(each));
          expect(rules[index]?.decides).toBe(decided.length);
        }
      }),
    );
  });
});
