import { parseModelAccess, serialiseModelAccess } from '@cabinet/kernel/core/model-access';
import { withKey } from '../draft.ts';
import { newRule, withMove } from './rule-changes.ts';

const access = (...texts: readonly string[]) => {
  const { all, rules } = parseModelAccess(texts);
  return { all, rules: rules.map(withKey) };
};

describe('changes of the rules', () => {
  it('move a rule down and up, and leave the others in their order', () => {
    const before = access('tag:enable:a', 'tag:enable:b', 'tag:enable:c');
    const after = (from: number, to: number) => serialiseModelAccess(withMove(before, from, to)).slice(1);
    expect(after(0, 2)).toEqual(['tag:enable:b', 'tag:enable:c', 'tag:enable:a']);
    expect(after(2, 0)).toEqual(['tag:enable:c', 'tag:enable:a', 'tag:enable:b']);
  });

  it('begin a rule against the one for all models', () => {
    expect(newRule(access('all:enable'))).toMatchObject({ action: 'disable', value: '' });
    expect(newRule(access('all:disable'))).toMatchObject({ action: 'enable', value: '' });
  });
});
