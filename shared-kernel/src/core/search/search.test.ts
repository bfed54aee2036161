import fc from 'fast-check';
import { findByWords, foldText, searchWords, typedWords } from './index.ts';

const found = (text: string, typed: string) => findByWords([text], typed, (each) => [each]).length === 1;

describe('a text as it is searched', () => {
  it.each([
    ['ЁЛКИ', 'елки'],
    ['И\u0306од', 'йод'],
    ['Е\u0308лка', 'елка'],
    ['İstanbul', 'istanbul'],
    ['Straße', 'straße'],
    ['ＷＩＤＥ ９', 'wide 9'],
    ['со\u00adюз\u200b', 'союз'],
  ])('of «%s» is «%s»', (text, folded) => {
    expect(foldText(text)).toBe(folded);
    expect(foldText(folded)).toBe(folded);
  });

  it('stays as it is when it is folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });

  it('is cut at spaces and signs into words of up to sixty letters, each once', () => {
    expect(searchWords('ООО «Рога и копыта», рога № 12')).toEqual(['ооо', 'рога', 'и', 'копыта', '12']);
    expect(searchWords(`${'😀'.repeat(70)}`)).toEqual(['😀'.repeat(60)]);
  });
});

describe('a typed text', () => {
  it('finds by the beginnings of words in any order, whatever the case and the «ё»', () => {
    for (const typed of ['Фёдор', 'федор', 'ФЕДОР', 'зим фед', '«зи», фё', ' фе ', '', '  '])
      expect([typed, found('Фёдор Зимин', typed)]).toEqual([typed, true]);
    for (const typed of ['едор', 'фёдор п', 'зимин фёдор х', '—', '«»'])
      expect([typed, found('Фёдор Зимин', typed)]).toEqual([typed, false]);
  });

  it('keeps an e-mail whole, without the signs around it', () => {
    expect(typedWords('<Olga.P@mail.example>, «Ольга»')).toEqual(['olga.p@mail.example', 'ольга']);
    expect(found('Ольга olga.p@mail.example', 'olga.p@mail')).toBe(true);
    expect(found('Ольга olga.p@mail.example', 'mail.example')).toBe(true);
    expect(found('Ольга olga.p@mail.example', 'olga@mail')).toBe(false);
  });

  it('looks for six words at most', () => {
    expect(typedWords('а б в г д е ж')).toHaveLength(6);
  });
});
