import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LINK } from '#test/links.ts';
import { named, namedInSubject, plainLine, shortened } from './plain.ts';

const WORD_JOINER = /\u2060/g;
const shown = (text: string) => plainLine(text).replace(WORD_JOINER, '');

describe('a line of a letter', () => {
  it.each([
    'https://evil.ru',
    'HTTP://EVIL.RU/path?a=b#c',
    'http:\\\\evil.ru',
    'http:／／evil.ru',
    'ftp://10.0.0.1',
    'https://localhost/login',
    'https://2130706433/',
    '//evil.ru',
    '/\\evil.ru',
    'www.evil.ru',
    'evil.ru',
    'evil.ru/path',
    'evil.ru:8080',
    '1c.ru',
    'e\u0301.ru',
    '💩.la',
    'a-b.co.uk',
    'xn--e1afmkfd.xn--p1ai',
    'кабинет.рф',
    'Яндекс.Такси',
    'evil．ru',
    'evil。ru',
    'evil｡ru',
    'evil․ru',
    'evil﹒ru',
    'a@b.ru',
    'a＠b.ru',
    'mailto:a@localhost',
    '1.2.3.4',
    '1.2.3.4/login',
    '(evil.ru)',
    '«evil.ru»',
    'x».ВНИМАНИЕ!https://evil.example/login',
  ])('holds no link to %s, and the words stay as they were typed', (typed) => {
    expect(typed).toMatch(LINK);
    expect(plainLine(typed)).not.toMatch(LINK);
    expect(shown(typed)).toBe(typed);
  });

  it.each([
    'evil,ru',
    'ул. Ленина, д. 5',
    '1\u00a0234,56\u00a0₽',
    '20.11.2026 14:05',
    '1.5',
    'Иванов И. И.',
    'Отдел: продажи/закупки',
    'Ждите…',
    '«Север»',
  ])('leaves %s alone', (typed) => expect(plainLine(typed)).toBe(typed));

  it('leaves initials readable', () => expect(shown('А.С. Пушкин')).toBe('А.С. Пушкин'));

  it.each([
    ['a line break', 'x».\r\n\r\nВНИМАНИЕ', 'x». ВНИМАНИЕ'],
    ['other line breaks', 'a\u2028b\u2029c\u0085d\ve\ff\tg', 'a b c d e f g'],
    ['marks of direction', 'a\u202eb\u2066c\u200fd\u061ce', 'abcde'],
    ['what nobody sees', 'a\u200bb\u200dc\u2060d\ufeffe\u00adf\u3164g\u{e0041}h', 'abcdefgh'],
    ['control characters', 'a\u0000b\u001b[31mc\u007fd', 'ab[31mcd'],
    ['half a character', 'a\ud800b', 'ab'],
    ['space that makes lines', `x${' '.repeat(200)}y\u3000\u3000z`, 'x y z'],
  ])('loses %s', (_what, typed, plain) => expect(shown(typed)).toBe(plain));

  it('holds neither a link nor a second line, whatever is typed', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom(
        'http',
        'https:',
        '//',
        '\\',
        'www',
        '.',
        '．',
        '。',
        '｡',
        'evil',
        'ru',
        'рф',
        '@',
        '1',
        '/',
      ),
      fc.constantFrom('\r\n', '\u2028', '\u202e', '\u200b', '\u2060', ' ', '»', '«'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const line = plainLine(pieces.join(''));
        expect(line).not.toMatch(LINK);
        expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069]/u);
        expect(plainLine(line)).toBe(line);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a name', () => {
  it('stands in quotation marks that nothing typed ends', () => {
    expect(named('Семья')).toBe('«Семья»');
    expect(named('ООО «Вектор»')).toBe('«ООО „Вектор“»');
    expect(named('x». ВНИМАНИЕ')).toBe('«x“. ВНИМАНИЕ»');
  });

  it('is cut where it would hide the rest', () => {
    expect(namedInSubject('я'.repeat(500))).toBe(`«${'я'.repeat(49)}…»`);
    expect(shortened('💩💩💩', 2)).toBe('💩…');
  });
});
