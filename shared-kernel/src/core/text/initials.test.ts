import { initials } from './index.ts';

const NAMES = [
  ['Фёдор Зимин', 'ФЗ'],
  ['анна', 'А'],
  ['  Ольга   Петровна Сидорова', 'ОП'],
  ['😀 Смайл', '😀С'],
  ['👩\u200d👩\u200d👧 Семья', '👩\u200d👩\u200d👧С'],
  ['👍🏽 Лайк', '👍🏽Л'],
  ['❤️ Любовь', '❤️Л'],
  ['🇷🇺🇰🇿 Флаги', '🇷🇺Ф'],
  ['e\u0301mile Zola', 'ÉZ'],
  ['й\u0306од', 'Й\u0306'],
  ['𝒜nna', '𝒜'],
  ['', ''],
] as const;

describe('initials', () => {
  const { Segmenter } = Intl;
  afterEach(() => Reflect.set(Intl, 'Segmenter', Segmenter));

  it.each(NAMES)('of «%s» are «%s»', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it('are the same where the browser has no segmenter', () => {
    Reflect.set(Intl, 'Segmenter', undefined);
    for (const [name, letters] of NAMES) expect([name, initials(name)]).toEqual([name, letters]);
  });
});
