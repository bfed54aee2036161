import {
  cleanLine,
  NAME_CHARACTERS_MESSAGE,
  NAME_PATTERN,
  NAME_UNSEEN_MESSAGE,
  TEXT_PATTERN,
  textProblem,
  tidyLine,
  tidyText,
} from './index.ts';

const GOOD = [
  'Иван Петров',
  "O'Brien-Smith",
  'ООО «Ромашка» № 5 — склад',
  'Рога\u00a0и\u00a0копыта',
  'Zoë Müller, Ёжик и й из двух знаков: и\u0306',
  '张伟',
  '홍길동',
  'محمد',
  'محمّد علی‌زاده',
  'می‌خواهم',
  'क्‍ष',
  'Ёжик 🦔',
  '👨‍👩‍👧',
  '👩🏽‍💻 и ❤️‍🔥',
  '🏳️‍🌈 🇷🇺 1️⃣ #️⃣ ©️',
  '\u{1fae9}',
  '5',
  '+',
];

const BAD: readonly (readonly [what: string, text: string])[] = [
  ['a line break', 'Иван\r\nПетров'],
  ['a tabulator', 'Иван\tПетров'],
  ['NUL', 'Иван\0'],
  ['an escape', '\u001b[31mИван'],
  ['a C1 control', 'Иван\u0085'],
  ['a line separator', 'Иван\u2028Петров'],
  ['an override of the direction', 'Иван\u202egnp.exe'],
  ['an isolate', '\u2066Иван\u2069'],
  ['a mark of the direction', 'Иван\u200f'],
  ['an Arabic letter mark', '\u061cИван'],
  ['an Arabic letter mark between Arabic letters', 'م\u061cح'],
  ['a space of no width', 'Ив\u200bан'],
  ['a joiner of words', 'Ив\u2060ан'],
  ['a byte order mark', '\ufeffИван'],
  ['a soft hyphen', 'Ив\u00adан'],
  ['a joiner between Cyrillic letters', 'Ив\u200dан'],
  ['its opposite between Latin letters', 'Iv\u200can'],
  ['a joiner at the end', 'محمد\u200c'],
  ['a picture that is joined to a letter', '👨\u200dИ'],
  ['a variation of a letter', 'И\ufe0fван'],
  ['two variations of a picture', '❤\ufe0f\ufe0f'],
  ['tags', 'Иван\u{e0041}\u{e007f}'],
  ['a supplementary variation', 'Иван\u{e0100}'],
  ['a Hangul filler', 'Иван\u3164'],
  ['a narrow Hangul filler', 'Иван\uffa0'],
  ['Braille without dots', 'Иван\u2800'],
  ['the place of an object', 'Иван\ufffc'],
  ['a blank among hieroglyphs', 'Иван\u{13441}'],
  ['a private character', 'Иван\ue000'],
  ['an unassigned character', 'Иван\u0378'],
  ['half of a pair', 'Иван\ud800'],
];

const UNSEEN: readonly (readonly [what: string, text: string])[] = [
  ['zero width', '\u200b\u2060\ufeff\u200d'],
  ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
  ['Braille without dots', '\u2800'],
  ['the place of an object', '\ufffc'],
  ['blanks of other scripts', '\u303f\u{13441}\u{13442}'],
  ['tags', '\u{e0041}\u{e0042}'],
  ['marks that combine', '\u0301\u0308'],
  ['a mark of the direction', '\u200f'],
];

describe('NAME_PATTERN', () => {
  it.each(GOOD)('takes %s', (name) => {
    expect(NAME_PATTERN.test(name)).toBe(true);
    expect(TEXT_PATTERN.test(name)).toBe(true);
    expect([cleanLine(name), tidyLine(name), textProblem(name)]).toEqual([name, name, undefined]);
  });

  it.each(BAD)('refuses %s', (_what, name) => {
    expect(NAME_PATTERN.test(name)).toBe(false);
    expect(textProblem(name)).toBe(NAME_CHARACTERS_MESSAGE);
    expect(NAME_PATTERN.test(cleanLine(name))).toBe(true);
  });

  it.each(UNSEEN)('refuses nothing but %s, in words of its own', (_what, name) => {
    expect(NAME_PATTERN.test(name)).toBe(false);
    expect(TEXT_PATTERN.test(name)).toBe(false);
    expect(textProblem(name)).toBe(NAME_UNSEEN_MESSAGE);
  });

  it('refuses an empty text and mere spaces, which lack a value and hold nothing to remove', () => {
    for (const text of ['', ' ', '\u00a0']) {
      expect(NAME_PATTERN.test(text)).toBe(false);
      expect(textProblem(text)).toBeUndefined();
    }
  });

  // A second pass for each sign of this text would take minutes, which the time limit of a test is short of.
  it.each(['a', '👍🏽', 'م\u200cم', '❤️\u200d', '\u0301', '1️⃣', '\u200b', ' '])(
    'takes one pass over many of %j',
    (part) => {
      const text = part.repeat(100_000 / part.length);
      for (const end of ['', '\0', '\u200d']) {
        NAME_PATTERN.test(text + end);
        TEXT_PATTERN.test(text + end);
        expect(cleanLine(text + end).length).toBeLessThanOrEqual(100_002);
        expect(tidyText(text + end).length).toBeLessThanOrEqual(100_002);
      }
    },
  );
});

describe('TEXT_PATTERN', () => {
  it('also takes several lines, and nothing else of what a name may not hold', () => {
    expect(TEXT_PATTERN.test('Первая\n\tвторая')).toBe(true);
    for (const text of ['\n\t\n', 'a\rb', 'a\u2028b', 'a\vb', 'a\u202eb', 'a\0b'])
      expect(TEXT_PATTERN.test(text)).toBe(false);
  });
});

describe('what a form sends', () => {
  it('is without what a messenger pastes at the ends, and on one line', () => {
    expect(tidyLine('\ufeff Иван\u200b\u2060 ')).toBe('Иван');
    expect(tidyLine('Первая\r\n  вторая')).toBe('Первая вторая');
    expect(tidyText(' Первая\r\nвторая\u200b')).toBe('Первая\nвторая');
  });

  it('keeps what is wrong inside, and a text of nothing else', () => {
    expect(tidyLine('Ив\u200bан')).toBe('Ив\u200bан');
    expect(tidyLine('\u200b')).toBe('\u200b');
    expect(tidyLine('  ')).toBe('');
  });
});
