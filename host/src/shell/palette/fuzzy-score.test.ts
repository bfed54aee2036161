import { SEARCH_RULE } from '@cabinet/kernel/testing';
import { fuzzyScore } from './fuzzy-score.ts';
import { swapKeyboardLayout } from './keyboard-layout.ts';

const SCREENS = [
  'Главная',
  'Мой аккаунт',
  'Пополнить счёт',
  'Мои транзакции',
  'Мои заявки',
  'Все транзакции Администрирование',
  'Платёжные аккаунты Администрирование',
  'Корректировки ставок Администрирование',
  'Выйти',
];

const best = (query: string) =>
  SCREENS.map((text) => ({ text, score: fuzzyScore(query, text) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)[0]?.text;

describe('fuzzyScore', () => {
  it.each([
    ['попол', 'Пополнить счёт'],
    ['счет', 'Пополнить счёт'],
    ['СЧЁТ', 'Пополнить счёт'],
    ['мои зая', 'Мои заявки'],
    ['зая мои', 'Мои заявки'],
    ['платеж', 'Платёжные аккаунты Администрирование'],
    ['транз все', 'Все транзакции Администрирование'],
    ['трнз мои', 'Мои транзакции'],
    ['ставок', 'Корректировки ставок Администрирование'],
  ])('«%s» finds «%s»', (query, text) => {
    expect(best(query)).toBe(text);
  });

  it.each([
    ['gjgjkybnm', 'Пополнить счёт'],
    ['dsqnb', 'Выйти'],
    ['pfzdrb', 'Мои заявки'],
    ['vjq frr', 'Мой аккаунт'],
  ])('«%s», typed in the wrong layout, finds «%s»', (query, text) => {
    expect(best(query)).toBe(text);
  });

  it.each([
    ['покполнить', 'Пополнить счёт'],
    ['попоннить', 'Пополнить счёт'],
    ['попонлить', 'Пополнить счёт'],
    ['попонить', 'Пополнить счёт'],
    ['акаунт', 'Мой аккаунт'],
    ['мй аккаунт', 'Мой аккаунт'],
  ])('forgives one slip in «%s»', (query, text) => {
    expect(best(query)).toBe(text);
  });

  it('finds nothing for nonsense and for an empty query', () => {
    expect(best('ъъъ')).toBeUndefined();
    expect(best('   ')).toBeUndefined();
    expect(best('заявки несуществующие')).toBeUndefined();
  });

  it('finds no middle of a word and no scattered letters in a long text of many words', () => {
    expect(fuzzyScore('ван', 'Все заявки Администрирование', false)).toBe(0);
    expect(fuzzyScore('адм', 'Все заявки Администрирование', false)).toBeGreaterThan(0);
  });

  it('prefers the beginning of a word to its middle, and the typed layout to the other', () => {
    expect(fuzzyScore('за', 'Мои заявки')).toBeGreaterThan(fuzzyScore('ая', 'Мои заявки'));
    expect(fuzzyScore('заявки', 'Мои заявки')).toBeGreaterThan(fuzzyScore('pfzdrb', 'Мои заявки'));
  });
});

describe('swapKeyboardLayout', () => {
  it('goes both ways', () => {
    expect(swapKeyboardLayout('Ghbdtn')).toBe('привет');
    expect(swapKeyboardLayout('привет')).toBe('ghbdtn');
  });
});

it('finds whatever the one rule of search finds; it forgives slips beside that', () => {
  for (const [typed, found] of SEARCH_RULE.filter(([text]) => text.trim() !== ''))
    for (const text of found) expect([typed, text, fuzzyScore(typed, text) > 0]).toEqual([typed, text, true]);
});
