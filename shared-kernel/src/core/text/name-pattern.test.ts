import { NAME_PATTERN } from './index.ts';

describe('NAME_PATTERN', () => {
  it.each(['Иван Петров', "O'Brien-Smith", 'ООО «Ромашка»', '张伟', 'محمد', 'Ёжик 🦔', '👨‍👩‍👧', ''])(
    'takes %s',
    (name) => {
      expect(NAME_PATTERN.test(name)).toBe(true);
    },
  );

  it.each([
    ['a line break', 'Иван\nПетров'],
    ['a tabulator', 'Иван\tПетров'],
    ['an escape', '\u001b[31mИван'],
    ['a C1 control', 'Иван\u0085'],
    ['a line separator', 'Иван\u2028Петров'],
    ['an override of the direction', 'Иван\u202egnp.exe'],
    ['an isolate', '\u2066Иван\u2069'],
    ['a mark of the direction', 'Иван\u200f'],
    ['an Arabic letter mark', '\u061cИван'],
    ['a space of no width', 'Ив\u200bан'],
    ['a joiner of words', 'Ив\u2060ан'],
    ['a byte order mark', '\ufeffИван'],
  ])('refuses %s', (_what, name) => {
    expect(NAME_PATTERN.test(name)).toBe(false);
  });
});
