import { describe, expect, it } from '@jest/globals';
import { type Candidate, matchLines, type OpenLine } from './match-lines.ts';
import { purposeNumbers } from './purpose-numbers.ts';

const INN = '7736050003';

const ACCOUNT = '40702810400000012345';
const NOTHING = { bankReference: null, paidOn: null, payerAccount: null, payerInn: null };

const company = (isVerified: boolean): Candidate['company'] => ({
  id: 'company',
  inn: INN,
  kpp: '773601001',
  created_at: '2026-02-01T00:00:00.000Z',
  created_by: { id: 'founder', display_name: 'Основатель' },
  is_verified: isVerified,
});

function candidate(number: number, more: Partial<Candidate> = {}): Candidate {
  return {
    id: `request-${number}`,
    number,
    shownNumber: `З-${String(number).padStart(6, '0')}`,
    amount: '12000.0000000000',
    status: 'pending',
    payerId: 'payer',
    payerName: 'Ромашка',
    inn: INN,
    invoiceInn: INN,
    bankAccount: ACCOUNT,
    company: company(true),
    document: NOTHING,
    documentKey: null,
    isOwn: false,
    withoutInvoice: false,
    confirmedWhy: [],
    wasConfirmed: false,
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
    payerAccount: '40702810900000000009',
    numbers: purposeNumbers(purpose),
    document: { ...NOTHING, bankReference: '№ 42', paidOn: '2026-11-24', payerInn: INN },
    documentKey: '42',
    same: [],
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
    ['Оплата NЗ-000123', [123]],
    ['Договор № 45 от 01.02.2026, счет З-000123', [123]],
    ['Заявка З-000123 по счёту № 123', [123]],
    ['Перевод, сч.76 З-000123', [123]],
  ])('are read from «%s»', (purpose, numbers) => {
    const found = purposeNumbers(purpose);
    expect(found.filter(({ isPlain }) => !isPlain).map(({ number }) => number)).toEqual(numbers);
  });

  it.each([
    ['Оплата по счету № 123 от 01.02.2026', [123]],
    ['заявка N 000123', [123]],
    ['по счету 123', [123]],
    ['оплата по счету 131 от 24.11.2026', [131]],
    ['Оплата по сч. № 131 от 24.11.26г. НДС не облагается', [131]],
    ['Опл.по сч.131, в т.ч. НДС 20% - 2000.00', [131]],
    ['Оплата по сч. № 76 от 24.11.26', [76]],
    ['Оплата по счёту 76 от 24.11.26', [76]],
    ['Расчёты с разными дебиторами, сч. 76', []],
    ['Дт сч. 51 Кт сч. 76.05, 62', []],
    ['СЧЕТ№131', [131]],
    ['Сч-131 за доступ к сервису', [131]],
    ['Счет на оплату № 131 от 24 ноября 2026 г.', [131]],
    ['Счёт от 24.11.2026 № 131', [131]],
    ['по счету от 24 ноября 2026 года №131', [131]],
    ['Счет на оплату №131 (договор № 200 от 01.02.2026)', [131]],
    ['По счетам №№ 131, 132 и 133 от 24.11.2026', [131, 132, 133]],
    ['Invoice #131 dd 24.11.2026', [131]],
    ['Payment for invoice No. 131', [131]],
    ['Оплата заявки 131. Сумма 12000-00', [131]],
    ['по заявкам 131, 132', [131, 132]],
    ['Заявка на пополнение № 131', [131]],
    ['Оплата по счёту: 131', [131]],
    ['Договор № 200, счет № 131, акт № 7', [131]],
  ])('are plain in «%s»', (purpose, numbers) => {
    expect(purposeNumbers(purpose)).toEqual(numbers.map((number) => ({ number, isPlain: true })));
  });

  it.each([
    'Сумма 123-00, НДС 20%',
    'Оплата по договору от 01.02.2026',
    'счет № 12.5',
    'за 3-123',
    'РОЗ-5',
    'Оплата по договору № 131 от 24.11.2026',
    'Оплата по дог. 131',
    'договор № З-000131 от 24.11.2026',
    'Контракт 131',
    'По акту № 131 от 24.11.2026',
    'УПД № 131 от 24.11.2026',
    'Накладная 131',
    'По ТТН № 131',
    'Счёт-фактура № 131 от 24.11.2026',
    'с/ф 131',
    'Счет-договор № 131',
    'Оплата по спецификации № 131 к договору 200',
    'Заказ № 131',
    'Оплата № 131',
    'Пополнение счета 12000',
    'Пополнить счет на 12000 руб.',
    'счет 5000 руб. за услуги',
    'Перевод на расчетный счет 131',
    'Лицевой счет № 131',
    'р/с 40702810400000012345 в ПАО Сбербанк',
    'Счет 40702810400000012345',
    'счет тел. 89161234567',
    'Оплата по счету, ИНН 7736050003 КПП 773601001',
    'по счету от 24.11.2026, сумма 131',
    'Счет от 24 ноября 2026 г.',
    'Счет № А-131 от 24.11.2026',
    'Счет № 131/2 от 24.11.2026',
    'Счет № 2026-131',
    'Счет № 131-А',
    'Счет № 131а',
    'счет за услуги 131',
    'Счет к договору № 131',
    'Счет по договору 131',
    'Оплата счета, НДС 20 % - 131',
    'Заявление № 131',
    'Паспорт 4509 123456, тел. +7 916 123-45-67',
  ])('are none in «%s»', (purpose) => {
    expect(purposeNumbers(purpose)).toEqual([]);
  });
});

it('a purpose of many spaces takes no longer than another', () => {
  const before = process.cpuUsage();
  expect(purposeNumbers(`№${' '.repeat(4000)}З${' '.repeat(4000)}-7`)).toEqual([
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
      'Подходит несколько заявок с этим ИНН: З-000001, З-000002. Выберите сами',
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
    const confirmedBy = { name: 'Мария', refusal: null };
    const large = {
      status: 'processing',
      confirmedBy,
      document: { ...NOTHING, bankReference: 'ПП 42' },
      documentKey: '42',
    } as const;
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
    for (const [first, documentKey, what] of [
      [{ ...large.document, bankReference: '№ 7' }, '7', '«№ 7»'],
      [{ ...large.document, paidOn: '2026-11-23' }, '42', '«23.11.2026»'],
    ] as const)
      expect(
        only(line(1, 'З-000001'), [candidate(1, { ...large, document: first, documentKey })]),
      ).toMatchObject(['exact', 1, false, expect.stringContaining(what)]);
    expect(
      only(line(1, 'З-000001', { boundTo: 'request-1' }), [
        candidate(1, { ...large, confirmedBy: { name: 'Я', refusal: 'Вы уже подтвердили оплату' } }),
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

describe('a line and a company that is not verified', () => {
  const unverified = { company: company(false) };
  const comesTo = (one: OpenLine, candidates: readonly Candidate[]) => {
    const match = matchLines([one], candidates).get(one.n);
    return [match?.confidence, match?.candidate?.number ?? null, match?.comesTo, match?.why.join('; ')];
  };

  it('are not brought together by INN and sum, but somebody sees them side by side', () => {
    const one = line(1, 'Пополнение');
    expect(comesTo(one, [candidate(1, unverified)])).toEqual([
      'none',
      null,
      null,
      expect.stringContaining('компания не проверена'),
    ]);
    expect(matchLines([one], [candidate(1, unverified)]).get(1)?.others).toMatchObject([
      { number: 1, company: { kpp: '773601001', created_by: { display_name: 'Основатель' } } },
    ]);
  });

  it('are none where a verified company of the same INN awaits the same sum', () => {
    const both = [candidate(1), candidate(2, { ...unverified, payerId: 'impostor' })];
    expect(comesTo(line(1, 'Пополнение'), both)).toEqual([
      'none',
      null,
      null,
      'Подходит несколько заявок с этим ИНН: З-000001, З-000002. Выберите сами',
    ]);
    expect(matchLines([line(1, 'Пополнение')], both).get(1)?.others).toHaveLength(2);
  });

  it('are exact by «З-000001» and the sum, for one person', () => {
    expect(comesTo(line(1, 'Счёт З-000001'), [candidate(1, unverified)])).toEqual([
      'exact',
      1,
      'paid',
      expect.any(String),
    ]);
  });

  it('need two people where the number is plain, since the INN may be anybody’s', () => {
    expect(comesTo(line(1, 'Счёт № 1'), [candidate(1, unverified)])).toEqual([
      'likely',
      1,
      'first',
      expect.stringContaining('не проверена'),
    ]);
  });

  it('need two people where the transfer would verify the company', () => {
    expect(comesTo(line(1, 'Счёт З-000001', { payerAccount: ACCOUNT }), [candidate(1, unverified)])).toEqual([
      'exact',
      1,
      'first',
      expect.stringContaining('Этот перевод проверит компанию'),
    ]);
  });
});

describe('a line for a request with a past', () => {
  it('is foreseen as the first of two where an earlier first confirmation has ended', () => {
    const again = candidate(1, { wasConfirmed: true });
    expect(matchLines([line(1, 'Счёт З-000001')], [again]).get(1)).toMatchObject({
      comesTo: 'first',
      why: expect.arrayContaining([expect.stringContaining('перестало действовать')]),
    });
  });

  it('takes two people where the company has another INN than its invoice, which proposes nothing by INN', () => {
    const renamed = candidate(1, { invoiceInn: '7707083893' });
    const why = expect.arrayContaining([expect.stringContaining('Счёт выставлен на ИНН 7707083893')]);
    expect(matchLines([line(1, 'Счёт З-000001')], [renamed]).get(1)).toMatchObject({ comesTo: 'first', why });
    expect(matchLines([line(1, 'Оплата')], [renamed]).get(1)).toMatchObject({
      candidate: null,
      others: [{ number: 1 }],
    });
  });
});

describe('a line whose number speaks of something else needs a second person', () => {
  const chosen = candidate(1);
  it.each([
    ['a request that is paid', candidate(2, { status: 'paid' }), 'она уже оплачена'],
    ['a request of another sum', candidate(2, { amount: '5' }), 'на другую сумму'],
    [
      'a request of another payer',
      candidate(2, { payerId: 'other', payerName: 'Лютик', inn: null, company: null, status: 'expired' }),
      'другого плательщика: Лютик',
    ],
  ])('%s', (_what, named, why) => {
    const one = line(1, 'Счёт З-000002');
    expect(matchLines([one], [chosen, named]).get(1)).toMatchObject({
      candidate: { number: 1 },
      confidence: 'likely',
      comesTo: 'first',
      why: expect.arrayContaining([expect.stringContaining(why)]),
    });
  });

  it('not where the number is that of a request which only ran out', () => {
    const one = line(1, 'Счёт З-000002');
    expect(matchLines([one], [chosen, candidate(2, { status: 'expired' })]).get(1)).toMatchObject({
      candidate: { number: 1 },
      comesTo: 'paid',
    });
  });
});
