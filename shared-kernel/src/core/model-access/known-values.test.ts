import fc from 'fast-check';
import { anyRule, known, models, rule } from './access-fixtures.ts';
import { isKnownRule, ruleMatches } from './index.ts';

describe('known values', () => {
  it('are derived from the models, each once', () => {
    expect(known).toEqual({
      vendors: ['acme', 'globex'],
      tags: ['cheap', 'fast', 'smart'],
      types: ['image', 'text'],
      models: ['m-small', 'm-large', 'm-brush'],
    });
  });

  it('are looked up in the list of the type of the rule', () => {
    expect(isKnownRule(rule('vendor', 'enable', 'acme'), known)).toBe(true);
    expect(isKnownRule(rule('tag', 'enable', 'acme'), known)).toBe(false);
    expect(isKnownRule(rule('model', 'enable', 'Small'), known)).toBe(false);
    expect(isKnownRule(rule('type', 'enable', ''), known)).toBe(false);
  });

  it('accept every rule that speaks of a model of the list', () => {
    fc.assert(
      fc.property(anyRule, (each) => {
        expect(isKnownRule(each, known)).toBe(models.some((model) => ruleMatches(each, model)));
      }),
    );
  });
});
