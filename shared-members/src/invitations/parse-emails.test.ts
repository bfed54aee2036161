import { parseEmails } from './parse-emails.ts';

describe('a text of addresses', () => {
  it.each([
    ['a@b.ru, c@d.ru'],
    ['a@b.ru;c@d.ru'],
    ['a@b.ru c@d.ru'],
    ['a@b.ru\n\nc@d.ru\n'],
    ['Анна <a@b.ru>, Пётр Сергеевич <c@d.ru>'],
    ['"Иванова, Анна" <a@b.ru>; «Сидоров, Пётр» <c@d.ru>'],
    ['a@b.ru Пётр <c@d.ru>'],
    ['<a@b.ru> <c@d.ru>.'],
    ['mailto:a@b.ru (c@d.ru)'],
    ['a@\u2060b.\u2060ru, Пётр <c@\u2060d.\u2060ru>'],
    ['A@B.ru, a@b.RU, c@d.ru, Пётр <C@d.ru>'],
  ])('is read from %j', (text) => {
    expect(parseEmails(text)).toEqual({ emails: ['a@b.ru', 'c@d.ru'], wrong: [] });
  });

  it('names every word that is no address', () => {
    expect(parseEmails('a@b.ru, иван, c@, Пётр <d@e>, иван')).toEqual({
      emails: ['a@b.ru'],
      wrong: ['иван', 'c@', 'd@e'],
    });
  });

  it('may hold nothing', () => {
    expect(parseEmails(' ,;\n')).toEqual({ emails: [], wrong: [] });
  });
});
