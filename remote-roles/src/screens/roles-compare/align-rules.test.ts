import { alignRules } from './align-rules.ts';

const text = (one: string, other: string) =>
  alignRules([...one], [...other])
    .map((pair) => `${pair.one ?? '-'}${pair.other ?? '-'}`)
    .join(' ');

describe('alignRules', () => {
  it.each([
    ['', '', ''],
    ['ab', 'ab', 'aa bb'],
    ['ab', '', 'a- b-'],
    ['', 'ab', '-a -b'],
    ['abc', 'ac', 'aa b- cc'],
    ['ac', 'abc', 'aa -b cc'],
    ['ax', 'ay', 'aa x- -y'],
    ['abcd', 'bcxd', 'a- bb cc -x dd'],
  ])('puts «%s» beside «%s»', (one, other, expected) => {
    expect(text(one, other)).toBe(expected);
  });

  it('takes a rule in another place for another rule, because the order decides', () => {
    expect(text('ab', 'ba')).toBe('a- bb -a');
  });
});
