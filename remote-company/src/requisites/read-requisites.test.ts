import { quickest } from '@cabinet/kernel/testing';
import fc from 'fast-check';
import { readRequisites } from './read-requisites.ts';
import type { PastedField } from './reading/collector.ts';

/** The values found in a text, by their fields. */
function values(text: string): Partial<Record<PastedField, string>> {
  return Object.fromEntries(readRequisites(text).found.map(({ field, value }) => [field, value]));
}

const found = (text: string, field: PastedField) =>
  readRequisites(text).found.find((requisite) => requisite.field === field);

/** Expects that whatever is found passes its check. */
function expectAllRight(text: string): void {
  for (const { field, check } of readRequisites(text).found) expect([field, check.ok]).toEqual([field, true]);
}

describe('a label before its value', () => {
  it.each<[text: string, field: PastedField, value: string]>([
    ['ИНН 7707083893', 'inn', '7707083893'],
    ['инн: 7707083893', 'inn', '7707083893'],
    ['ИНН\t7707083893', 'inn', '7707083893'],
    ['ИНН\n7707083893', 'inn', '7707083893'],
    ['ИНН\uff1a7707083893', 'inn', '7707083893'],
    ['ИНН\u00a07707\u2009083\u202f893', 'inn', '7707083893'],
    ['ИНН № 7707083893', 'inn', '7707083893'],
    ['ИНН – 7707083893', 'inn', '7707083893'],
    ['ИНН организации: 7707083893', 'inn', '7707083893'],
    ['Идентификационный номер налогоплательщика 7707083893', 'inn', '7707083893'],
    ['ИНН 5001 0073 2259', 'inn', '500100732259'],
    ['КПП: 773601001', 'kpp', '773601001'],
    ['КПП 7736AB001', 'kpp', '7736AB001'],
    ['ОГРН 1027700132195', 'ogrn', '1027700132195'],
    ['ОГРНИП: 304500116000157', 'ogrn', '304500116000157'],
    ['ОГРН/ОГРНИП 304500116000157', 'ogrn', '304500116000157'],
    ['БИК банка 044525225', 'bik', '044525225'],
    ['БИК 04 4525 225', 'bik', '044525225'],
    ['р/с 40702810938000000001', 'account', '40702810938000000001'],
    ['Р/сч № 40702810938000000001', 'account', '40702810938000000001'],
    ['Р/счет 40702810938000000001', 'account', '40702810938000000001'],
    ['р.с. 40702810938000000001', 'account', '40702810938000000001'],
    ['расч. счёт 4070 2810 9380 0000 0001', 'account', '40702810938000000001'],
    ['Расчетный счет: 40702.810.9.38000000001', 'account', '40702810938000000001'],
    ['Номер счёта: 40702810938000000001', 'account', '40702810938000000001'],
    ['к/с 30101810400000000225', 'corr_account', '30101810400000000225'],
    ['К/сч. 30101810400000000225', 'corr_account', '30101810400000000225'],
    ['кор. счет 30101810400000000225', 'corr_account', '30101810400000000225'],
    ['Корр. счёт: 30101 810 4 0000 0000225', 'corr_account', '30101810400000000225'],
    ['Корреспондентский счет банка 30101810400000000225', 'corr_account', '30101810400000000225'],
    ['корсчет 30101810400000000225', 'corr_account', '30101810400000000225'],
    ['Банк: ПАО Сбербанк', 'bank_name', 'ПАО Сбербанк'],
    ['Банк\tТ-Банк', 'bank_name', 'Т-Банк'],
    ['Наименование банка: АО "АЛЬФА-БАНК"', 'bank_name', 'АО «АЛЬФА-БАНК»'],
    ['Банк получателя ПАО СБЕРБАНК г. Москва', 'bank_name', 'ПАО СБЕРБАНК г. Москва'],
    ['р/с 40702810938000000001 в ПАО Сбербанк', 'bank_name', 'ПАО Сбербанк'],
    ['р/с 40702810938000000001 в банке «Точка»', 'bank_name', '«Точка»'],
    ['Юридический адрес: 117312, г. Москва', 'legal_address', '117312, г. Москва'],
    [
      'Юр. адрес:\n117312, г. Москва,\nул. Вавилова, д. 19',
      'legal_address',
      '117312, г. Москва, ул. Вавилова, д. 19',
    ],
    ['Юридический и фактический адрес: г. Тверь', 'legal_address', 'г. Тверь'],
    ['Адрес\tг. Тверь, ул. Мира, 1', 'legal_address', 'г. Тверь, ул. Мира, 1'],
    ['Место нахождения: г. Тверь, ул. Мира, 1', 'legal_address', 'г. Тверь, ул. Мира, 1'],
    ['Ген. директор Иванов И. И.', 'director_name', 'Иванов И. И.'],
    ['Генеральный директор Иванов И.И.', 'director_name', 'Иванов И.И.'],
    ['Генеральный директор: _______ /Иванов И. И./', 'director_name', 'Иванов И. И.'],
    ['Директор - Петрова-Водкина Анна Ильинична', 'director_name', 'Петрова-Водкина Анна Ильинична'],
    [
      'в лице генерального директора Иванова Ивана Ивановича, действующего на основании Устава',
      'director_name',
      'Иванов Иван Иванович',
    ],
    ['в лице Иванова И. И. действующего на основании Устава', 'director_name', 'Иванова И. И.'],
    ['ФИО руководителя\tПетров Пётр Петрович', 'director_name', 'Петров Пётр Петрович'],
    ['Тел.: 8 (495) 123-45-67', 'phone', '+7 (495) 123-45-67'],
    ['Телефон (495) 123-45-67', 'phone', '+7 (495) 123-45-67'],
    ['тел/факс +7 495 1234567', 'phone', '+7 (495) 123-45-67'],
    ['т. 89161234567', 'phone', '+7 (916) 123-45-67'],
    ['E-mail: info@romashka.ru', 'email', 'info@romashka.ru'],
    ['Адрес электронной почты: a.b+c@mail.romashka.ru.', 'email', 'a.b+c@mail.romashka.ru'],
    ['Полное наименование: Ромашка и партнёры', 'full_name', 'Ромашка и партнёры'],
    ['Организация: "Ромашка"', 'name', '«Ромашка»'],
    ['Получатель ООО «Ромашка»', 'name', 'ООО «Ромашка»'],
  ])('%j gives %s', (text, field, value) => {
    expect(values(text)[field]).toBe(value);
    expect(found(text, field)?.check.ok).toBe(true);
  });

  it.each([
    'ИНН/КПП 7707083893/773601001',
    'ИНН / КПП: 7707083893 / 773601001',
    'ИНН 7707083893 КПП 773601001',
    'ИНН/КПП\t7707083893 773601001',
    'ИНН и КПП 7707083893, 773601001',
    'КПП 773601001; ИНН 7707083893',
    'ИНН 7707083893/773601001',
    '7707083893 773601001',
    '7707083893\n773601001',
  ])('%j gives both', (text) => {
    expect(values(text)).toEqual({ inn: '7707083893', kpp: '773601001' });
    expect(readRequisites(text).unplaced).toEqual([]);
  });

  it('is part of the piece that is shown', () => {
    expect(found('ИНН:\t7707 083893', 'inn')?.source).toBe('ИНН: 7707 083893');
    expect(found('Телефон\n8 (495) 123-45-67', 'phone')?.source).toBe('Телефон 8 (495) 123-45-67');
  });
});

describe('a name', () => {
  it.each([
    ['ООО «Ромашка»', 'ООО «Ромашка»', undefined],
    ['ООО "Ромашка"', 'ООО «Ромашка»', undefined],
    ['ООО „Ромашка“', 'ООО «Ромашка»', undefined],
    ['ООО “Ромашка”', 'ООО «Ромашка»', undefined],
    ['ООО"Ромашка"', 'ООО «Ромашка»', undefined],
    ['ООО "Торговый дом "Ромашка""', 'ООО «Торговый дом «Ромашка»»', undefined],
    [
      'Общество с ограниченной ответственностью "Ромашка"',
      'ООО «Ромашка»',
      'Общество с ограниченной ответственностью «Ромашка»',
    ],
    [
      'Общество с ограниченной ответственностью\n«Ромашка»',
      'ООО «Ромашка»',
      'Общество с ограниченной ответственностью «Ромашка»',
    ],
    [
      'ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ «РОМАШКА»',
      'ООО «РОМАШКА»',
      'ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ «РОМАШКА»',
    ],
    ['Акционерное общество «Ромашка» (АО «Ромашка-М»)', 'АО «Ромашка-М»', 'Акционерное общество «Ромашка»'],
    ['Наименование: Акционерное общество «Ромашка»', 'АО «Ромашка»', 'Акционерное общество «Ромашка»'],
  ])('%j is read', (text, name, full) => {
    expect([values(text).name, values(text).full_name]).toEqual([name, full]);
    expect(readRequisites(text).unplaced).toEqual([]);
  });

  it.each([
    ['ИП Иванов Иван Иванович', undefined],
    [
      'Индивидуальный предприниматель Иванов Иван Иванович',
      'Индивидуальный предприниматель Иванов Иван Иванович',
    ],
  ])('%j is an entrepreneur, who leads the business', (text, full) => {
    expect(values(text)).toEqual({
      name: 'ИП Иванов Иван Иванович',
      ...(full === undefined ? {} : { full_name: full }),
      director_name: 'Иванов Иван Иванович',
    });
  });

  it('of a bank is the company’s own where no other is named', () => {
    expect(values('ПАО Сбербанк, ИНН 7707083893').name).toBe('ПАО Сбербанк');
    expect(values('ООО «Ромашка», ПАО Сбербанк')).toMatchObject({ name: 'ООО «Ромашка»' });
  });
});

describe('a number without a label', () => {
  const bank = 'БИК 044525225';

  it.each<[text: string, field: PastedField, value: string]>([
    [`${bank}\n40702810938000000001`, 'account', '40702810938000000001'],
    [`${bank}\n4080 2810 9380 0000 0001`, 'account', '40802810938000000001'],
    [`${bank}\n30101810400000000225`, 'corr_account', '30101810400000000225'],
    ['1027700132195', 'ogrn', '1027700132195'],
    ['304500116000157', 'ogrn', '304500116000157'],
    ['5001 0073 2259', 'inn', '500100732259'],
    ['773601001', 'kpp', '773601001'],
    ['8 (495) 123-45-67', 'phone', '+7 (495) 123-45-67'],
    ['+79161234567', 'phone', '+7 (916) 123-45-67'],
  ])('%j is told by its look', (text, field, value) => {
    expect(values(text)[field]).toBe(value);
  });

  it('of nine digits is the BIK where a bank is near, and the KPP elsewhere', () => {
    expect(values('ПАО Сбербанк 044525225')).toMatchObject({ bik: '044525225' });
    expect(values('30101810400000000225\n044525225')).toMatchObject({ bik: '044525225' });
    expect(values('7707083893 773601001 044525225')).toMatchObject({ kpp: '773601001', bik: '044525225' });
    expect(values('500100732259 044525225')).toMatchObject({ bik: '044525225' });
    expect(values('0411000000 041101001')).toMatchObject({ kpp: '041101001' });
  });

  it('stays in the address that it is a part of', () => {
    const text = 'ООО «Ромашка», 117312, г. Москва, ул. Вавилова, д. 19';
    expect(values(text).legal_address).toBe('117312, г. Москва, ул. Вавилова, д. 19');
  });
});

describe('what is wrong', () => {
  it.each<[text: string, field: PastedField, message: string]>([
    ['ИНН 7707083894', 'inn', 'ИНН: не сходится контрольная цифра'],
    ['ИНН 770708389', 'inn', 'ИНН: должно быть 10 или 12 цифр'],
    ['ОГРН 1027700132196', 'ogrn', 'ОГРН/ОГРНИП: не сходится контрольная цифра'],
    ['БИК 144525225', 'bik', 'БИК: начинается с 04'],
    ['КПП 7736', 'kpp', 'КПП: должно быть 9 знаков'],
    [
      'БИК 044525225 р/с 40702810938000000002',
      'account',
      'Расчётный счёт: контрольный ключ не сходится с БИК',
    ],
    [
      'БИК 044525225 к/с 30101810400000000226',
      'corr_account',
      'Корреспондентский счёт: последние три цифры не совпадают с БИК',
    ],
    ['р/с 4070281093800000000', 'account', 'Расчётный счёт: должно быть 20 цифр'],
  ])('%j is found, and its check says so', (text, field, message) => {
    const check = found(text, field)?.check;
    expect(check?.ok === false && check.message).toContain(message);
  });

  it('is not said of an account whose BIK is not known', () => {
    expectAllRight('р/с 40702810938000000002, к/с 30101810400000000226');
  });
});

describe('what has no place', () => {
  it.each([
    ['ИНН 7707083893, ОКПО 00032537', ['ОКПО 00032537']],
    ['Почтовый адрес: 101000, г. Москва, а/я 1', ['Почтовый адрес: 101000, г. Москва, а/я 1']],
    ['ИНН банка 7707083893', ['ИНН банка 7707083893']],
    ['Факс: 8 (495) 123-45-67', ['Факс: 8 (495) 123-45-67']],
    ['Работаем с 1998 года', ['Работаем с 1998 года']],
    ['ИНН 7707083893\nИНН 7736050003', ['ИНН 7736050003']],
    ['ИНН 500100732259, 773601001', ['773601001']],
    ['Директор действует на основании Устава', ['действует на основании Устава']],
    ['ИНН', []],
    ['Реквизиты:\nИНН 7707083893', []],
    ['ИНН 7707083893\nИНН 7707083893', []],
    ['', []],
  ])('%j lists it', (text, unplaced) => {
    expect(readRequisites(text).unplaced).toEqual(unplaced);
  });
});

describe('any text', () => {
  it('is read without an exception, and what is found was in it', () => {
    const words = [
      'ИНН',
      'КПП',
      'р/с',
      'к/с',
      'БИК',
      'банк',
      'ООО',
      '«',
      '"',
      '@',
      '7707083893',
      '044525225',
      '301',
      ',',
      ';',
      '\t',
      '\n',
      '(',
      'г.',
      'директор',
      'Иванов',
      'тел.',
      '+7',
    ];
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { found: all } = readRequisites(text);
        expect(new Set(all.map(({ field }) => field)).size).toBe(all.length);
        for (const { value } of all) expect(value).not.toBe('');
      }),
      { numRuns: 300 },
    );
  });

  const SIZE = 40_000;
  const rubbish = (part: string, size: number) => part.repeat(Math.ceil(size / part.length)).slice(0, size);
  const timeOf = (part: string, size: number) => {
    const text = rubbish(part, size);
    return quickest(() => readRequisites(text));
  };
  it.each([
    'a',
    ' ',
    '1',
    '1 ',
    '@',
    'a@',
    'a@b',
    '«',
    '"',
    'ИНН',
    'ИНН ',
    'ИНН 7707083893 ',
    'р/с',
    '7',
    '+7 ',
    '8 ',
    ',',
    'г.,',
    ',\n',
    '\t',
    'г. Москва,\n',
    'ООО «',
    'ООО ',
    'директор ',
    'Иванов ',
    'банк ',
    '044525225 ',
    '044525225\n',
    '-',
    '(',
    '1-',
    'к. ',
    'в лице ',
    'юридический и ',
    'Общество с ограниченной ответственностью\n',
  ])(
    '40 KB of %j take no longer than their length asks',
    (part) => {
      // A text four times as long takes four times as long. Where each sign looked at all others, it would take sixteen
      // times.
      expect(timeOf(part, SIZE)).toBeLessThan(8 * timeOf(part, SIZE / 4) + 100);
    },
    60_000,
  );
});
