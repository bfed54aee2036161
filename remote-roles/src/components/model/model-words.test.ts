import { plannedText, switchText, toPeople } from './model-words.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

function affected(count: number, people: number, charges: number): string {
  const used = { days: 30, people, charges, amount: '1234.50' };
  return spaced(switchText({ people: { allowed: count, blocked: 0 }, used }, true));
}

describe('whom it affects that a model is switched', () => {
  it.each([
    [1, 1, 2, 'Откроется для 1 человека; за 30 дней её использовал 1 человек, 2 запроса на 1 234,50 ₽.'],
    [3, 3, 21, 'Откроется для 3 человек; за 30 дней её использовали 3 человека, 21 запрос на 1 234,50 ₽.'],
    [
      21,
      25,
      5,
      'Откроется для 21 человека; за 30 дней её использовали 25 человек, 5 запросов на 1 234,50 ₽.',
    ],
    [4, 0, 0, 'Откроется для 4 человек; за 30 дней её никто не использовал.'],
    [
      0,
      0,
      0,
      'Её не открывает ни одна роль, которая у кого-нибудь есть; за 30 дней её никто не использовал.',
    ],
  ])('counts %i, %i and %i in Russian', (count, people, charges, text) => {
    expect(affected(count, people, charges)).toBe(text);
  });

  it('says no more than it knows', () => {
    expect(switchText({ people: { allowed: 2, blocked: 1 }, used: null }, false)).toBe(
      'Закроется для 2 человек.',
    );
  });
});

it('counts people to whom something is open', () => {
  expect([1, 2, 11, 21].map(toPeople)).toEqual(['1 человеку', '2 людям', '11 людям', '21 человеку']);
});

it('names the Moscow day on which a price begins', () => {
  const next = { inputPrice: '0.0000125', outputPrice: '1360.00', validFrom: '2026-11-30T21:00:00.000Z' };
  expect(spaced(plannedText(next))).toBe('с 1 дек.: 0,0000125000 / 1 360,00 ₽');
});
