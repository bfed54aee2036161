import { rule, small } from './access-fixtures.ts';
import {
  type AccessModel,
  countInactiveRules,
  evaluateModel,
  isActiveRule,
  type ModelAccess,
} from './index.ts';

describe('inactive rules', () => {
  it('are those with an empty value, and are counted', () => {
    const rules = [
      rule('vendor', 'enable', ''),
      rule('tag', 'disable', ' \t'),
      rule('type', 'enable', 'text'),
    ];
    expect(rules.map(isActiveRule)).toEqual([false, false, true]);
    expect(countInactiveRules(rules)).toBe(2);
    expect(countInactiveRules([])).toBe(0);
  });

  it('decide nothing, even about a model whose own value is empty', () => {
    const nameless: AccessModel = { ...small, developer: '', tags: [''] };
    const access: ModelAccess = {
      all: 'enable',
      rules: [rule('vendor', 'disable', ''), rule('tag', 'disable', '')],
    };
    expect(evaluateModel(access, nameless).hasAccess).toBe(true);
  });
});
