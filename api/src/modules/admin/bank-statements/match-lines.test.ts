import { describe, expect, it } from '@jest/globals';
import { type Candidate, matchLines, type OpenLine } from './match-lines.ts';
import { purposeNumbers } from './purpose-numbers.ts';

const INN = '7736050003';

function candidate(number: number, more: Partial<Candidate> = {}): Candidate {
  return {
    id: `request-${number}`,
    number,
    shownNumber: `З-${String(number).padStart(6, '0')}`,
    amount: '12000.0000000000',
    status: 'pending',
    payerName: 'Ромашка',
    inn: INN,
    bankReference: null,
    isOwn: false,
    confirmedBy: null,
    needsTwoPeople: false,
    ...more,
  };
}

function line(n: number, purpose: string, more: Partial<OpenLine> = {}): OpenLine {
  return {
    n,
    amount: '12000.00',
    inn: INN,
    numbers: purposeNumbers(purpose),
    reference: '№ 42',
    boundTo: null,
    ...more,
  };
}

function only(one: OpenLine, candidates: readonly Candidate[]) {
  const match = matchLines([one], candidates).get(one.n);
  return [match?.confidence, match?.candidate?.number ?? null, match?.canConfirm, match?.why.join('; ')];
}

describe('the numbers in a purpose', () => {
  it.each([
    ['Оплата по счёту З-000123 от 01.02.2026', [123]],
    ['оплата по счету з000123', [123]],
    ['Счет N З – 000123', [123]],
    ['Z-000123 пополнение', [123]],
    ['счет №З-000123, без НДС', [123]],
    ['Оплата 3-000123 (НДС не облагается)', [123]],
    ['По счетам З-000123, З-000124', [123, 124]],
  ])('are read from «%s»', (purpose, numbers) => {
    const found = purposeNumbers(purpose);
    expect(found.filter(({ isPlain }) => !isPlain).map(({ number }) => number)).toEqual(numbers);
  });

  it.each([
    ['Оплата по счету № 123 от 01.02.2026', [123]],
    ['заявка N 000123', [123]],
    ['по счету 123', [123]],
  ])('are plain in «%s»', (purpose, numbers) => {
    expect(purposeNumbers(purpose)).toEqual(numbers.map((number) => ({ number, isPlain: true })));
  });

  it.each(['Сумма 123-00, НДС 20%', 'Оплата по договору от 01.02.2026', 'счет № 12.5', 'за 3-123', 'РОЗ-5'])(
    'are none in «%s»',
    (purpose) => {
      expect(purposeNumbers(purpose)).toEqual([]);
    },
  );
});

it('a purpose of many spaces takes no longer than another', () => {
  const before = process.cpuUsage();
  expect(purposeNumbers(`№${' '.repeat(4000)}З${' '.repeat(4000)}7`)).toEqual([
    { number: 7, isPlain: false },
  ]);
  // A pattern that backtracks over the spaces would work for half a minute, with their cube.
  expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
});

describe('a line of a statement', () => {
  it.each([
    ['with the same INN', {}, {}, `ИНН ${INN} — Ромашка`],
    ['without an INN of its own', { inn: null }, {}, 'ИНН плательщика в выписке не указан'],
    ['of a payer without one', {}, { inn: null }, 'У плательщика заявки нет ИНН'],
  ])('is exact by number and sum, %s', (_what, lineMore, requestMore, why) => {
    expect(
      only(line(1, 'Счёт З-000001', lineMore), [candidate(1, requestMore), candidate(2, { amount: '5' })]),
    ).toEqual(['exact', 1, true, expect.stringContaining(why)]);
  });

  it('is likely where the INN contradicts, or a plain number stands alone', () => {
    expect(only(line(1, 'Счёт З-000001', { inn: '7707083893' }), [candidate(1)])).toEqual([
      'likely',
      1,
      true,
      expect.stringContaining('не ИНН компании'),
    ]);
    expect(only(line(1, 'Счёт № 1'), [candidate(1, { inn: null })])).toEqual([
      'likely',
      1,
      true,
      expect.stringContaining('без «З-»'),
    ]);
    expect(only(line(1, 'Счёт № 1'), [candidate(1)])).toMatchObject(['exact', 1, true, expect.any(String)]);
  });

  it('is likely by sum and INN, when one request fits and no other', () => {
    expect(only(line(1, 'Пополнение'), [candidate(1), candidate(2, { amount: '5' })])).toMatchObject([
      'likely',
      1,
      true,
      expect.any(String),
    ]);
    expect(only(line(1, 'Пополнение'), [candidate(1), candidate(2)])).toEqual([
      'none',
      null,
      false,
      'Подходит несколько заявок этой компании: З-000001, З-000002. Выберите сами',
    ]);
    expect(only(line(1, 'Пополнение'), [candidate(1, { status: 'expired' })])).toMatchObject([
      'none',
      null,
      false,
      expect.any(String),
    ]);
  });

  it('shows a request of another sum, and nobody can confirm that', () => {
    expect(only(line(1, 'З-000001'), [candidate(1, { amount: '11999.99' })])).toEqual([
      'likely',
      1,
      false,
      expect.stringContaining('Сумма другая'),
    ]);
  });

  it('is nothing without a request that waits', () => {
    expect(only(line(1, 'З-000001'), [candidate(1, { status: 'paid' })])).toEqual([
      'none',
      null,
      false,
      'Заявка З-000001 уже не ждёт оплаты: оплачена',
    ]);
    expect(only(line(1, 'З-000009'), [])).toMatchObject([
      'none',
      null,
      false,
      expect.stringContaining('с таким номером нет'),
    ]);
    expect(only(line(1, 'Аренда', { inn: null }), [])).toMatchObject([
      'none',
      null,
      false,
      expect.stringContaining('нет номера заявки'),
    ]);
    expect(only(line(1, 'З-000001 и З-000002'), [candidate(1), candidate(2)])).toMatchObject([
      'none',
      null,
      false,
      expect.any(String),
    ]);
  });

  it('says what stands in the way of this person', () => {
    const confirmedBy = { name: 'Мария', isViewer: false };
    const large = { status: 'processing', confirmedBy, bankReference: '№ 42' } as const;
    expect(only(line(1, 'З-000001'), [candidate(1, { isOwn: true })])).toMatchObject([
      'exact',
      1,
      false,
      expect.stringContaining('ваша заявка'),
    ]);
    expect(only(line(1, 'З-000001'), [candidate(1, large)])).toMatchObject([
      'exact',
      1,
      true,
      expect.stringContaining('(Мария)'),
    ]);
    expect(only(line(1, 'З-000001'), [candidate(1, { ...large, bankReference: '№ 7' })])).toMatchObject([
      'exact',
      1,
      false,
      expect.any(String),
    ]);
    expect(
      only(line(1, 'З-000001', { boundTo: 'request-1' }), [
        candidate(1, { ...large, confirmedBy: { name: 'Я', isViewer: true } }),
      ]),
    ).toMatchObject(['exact', 1, false, expect.stringContaining('Вы уже подтвердили')]);
  });

  it('shares its request with no other: the surest first, then the earliest', () => {
    const found = matchLines(
      [line(1, 'Пополнение'), line(2, 'З-000001'), line(3, 'З-000001')],
      [candidate(1)],
    );
    expect([...found.values()].map(({ confidence, candidate: of }) => [confidence, of?.number])).toEqual([
      ['none', undefined],
      ['exact', 1],
      ['none', undefined],
    ]);
    expect(found.get(3)?.why).toEqual([
      'Заявка З-000001 уже предложена строке 2: возможно, её оплатили дважды',
    ]);
  });
});
