import { checkAccount } from '@cabinet/kernel/core/requisites';
import { readRequisites } from './read-requisites.ts';
import type { PastedField } from './reading/collector.ts';

/** The account of twenty digits whose key agrees with the BIK: the ninth digit is the key. */
function accountAt(bik: string, balance = '40702', number = '00000012345'): string {
  const keys = [...'0123456789'].map((key) => `${balance}810${key}${number}`);
  return keys.find((account) => checkAccount(account, bik).ok) ?? '';
}

const grouped = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1 ');

const SBER = { bik: '044525225', corr_account: '30101810400000000225', account: accountAt('044525225') };
const VTB = { bik: '044525187', corr_account: '30101810700000000187', account: accountAt('044525187') };
const ALFA = { bik: '044525593', corr_account: '30101810200000000593', account: accountAt('044525593') };
const TBANK = { bik: '044525974', corr_account: '30101810145250000974', account: accountAt('044525974') };
const TOCHKA = {
  bik: '044525999',
  corr_account: '30101810845250000999',
  account: accountAt('044525999', '40802'),
};
const TREASURY = {
  bik: '015402901',
  corr_account: '40102810545370000046',
  account: '03224643500000005100',
};
const URAL = { bik: '046577674', corr_account: '30101810500000000674', account: accountAt('046577674') };

interface Block {
  readonly layout: string;
  readonly text: string;
  readonly found: Partial<Record<PastedField, string>>;
  readonly unplaced?: readonly string[];
}

const BLOCKS: readonly Block[] = [
  {
    layout: 'a card, one requisite a line',
    text: `Карточка предприятия
ПАО «Газпром»
ИНН/КПП 7736050003/781401001
ОГРН 1027700070518
Юридический адрес: 197229, г. Санкт-Петербург,
пр-кт Лахтинский, д. 2, корп. 3
Р/с ${SBER.account} в ПАО Сбербанк
К/с ${SBER.corr_account}
БИК ${SBER.bik}
Генеральный директор Иванов И. И.
Тел.: +7 (812) 641-71-71, e-mail: info@example.ru`,
    found: {
      name: 'ПАО «Газпром»',
      inn: '7736050003',
      kpp: '781401001',
      ogrn: '1027700070518',
      legal_address: '197229, г. Санкт-Петербург, пр-кт Лахтинский, д. 2, корп. 3',
      ...SBER,
      bank_name: 'ПАО Сбербанк',
      director_name: 'Иванов И. И.',
      phone: '+7 (812) 641-71-71',
      email: 'info@example.ru',
    },
  },
  {
    layout: 'one line with commas, from a contract',
    text: `Публичное акционерное общество "Лукойл" (ПАО "Лукойл"), ИНН 7708004767, КПП 770801001, ОГРН 1027700035769, 101000, г. Москва, б-р Сретенский, д. 11, р/сч ${grouped(ALFA.account)} в АО «АЛЬФА-БАНК», кор. счет ${ALFA.corr_account}, БИК ${ALFA.bik}, в лице генерального директора Петрова Петра Петровича, действующего на основании Устава`,
    found: {
      name: 'ПАО «Лукойл»',
      full_name: 'Публичное акционерное общество «Лукойл»',
      inn: '7708004767',
      kpp: '770801001',
      ogrn: '1027700035769',
      legal_address: '101000, г. Москва, б-р Сретенский, д. 11',
      ...ALFA,
      bank_name: 'АО «АЛЬФА-БАНК»',
      director_name: 'Петров Пётр Петрович',
    },
    unplaced: ['действующего на основании Устава'],
  },
  {
    layout: 'a table, label and value in two columns',
    text: `Наименование организации\tОткрытое акционерное общество „РЖД“
ИНН\t7708503727
КПП\t770801001
ОГРН\t1037739877295
ОКПО\t00083262
Банк\tБанк ВТБ (ПАО)
БИК\t${VTB.bik}
Расчётный счёт\t${VTB.account}
Корр. счёт\t${VTB.corr_account}`,
    found: {
      name: 'ОАО «РЖД»',
      full_name: 'Открытое акционерное общество «РЖД»',
      inn: '7708503727',
      kpp: '770801001',
      ogrn: '1037739877295',
      ...VTB,
      bank_name: 'Банк ВТБ (ПАО)',
    },
    unplaced: ['ОКПО 00083262'],
  },
  {
    layout: 'a table whose cells came one under the other',
    text: `Полное наименование
Публичное акционерное общество «Ростелеком»
Сокращённое наименование
ПАО «Ростелеком»
ИНН
7707049388
КПП
784201001
ОГРН
1027700198767
Адрес
191167, г. Санкт-Петербург, наб. Синопская, д. 14, литера А
Расчетный счет
${SBER.account}
БИК
${SBER.bik}
Корреспондентский счет
${SBER.corr_account}`,
    found: {
      name: 'ПАО «Ростелеком»',
      full_name: 'Публичное акционерное общество «Ростелеком»',
      inn: '7707049388',
      kpp: '784201001',
      ogrn: '1027700198767',
      legal_address: '191167, г. Санкт-Петербург, наб. Синопская, д. 14, литера А',
      ...SBER,
    },
  },
  {
    layout: 'no labels at all',
    text: `ООО «Яндекс»\n7736207543\n770401001\n1027700229193\n119021, г. Москва, ул. Льва Толстого, д. 16\nАО «ТБанк»\n${TBANK.bik}\n${TBANK.corr_account}\n${TBANK.account}\nСидоров Семён Семёнович\n8 495 739 70 00\noffice@example.com`,
    found: {
      name: 'ООО «Яндекс»',
      inn: '7736207543',
      kpp: '770401001',
      ogrn: '1027700229193',
      legal_address: '119021, г. Москва, ул. Льва Толстого, д. 16',
      bank_name: 'АО «ТБанк»',
      ...TBANK,
      director_name: 'Сидоров Семён Семёнович',
      phone: '+7 (495) 739-70-00',
      email: 'office@example.com',
    },
  },
  {
    layout: 'a budget institution, as its card names the accounts of the Treasury',
    text: `Муниципальное бюджетное общеобразовательное учреждение «Школа № 5»
ИНН 7707083893 КПП 773601001 ОГРН 1027700132195
л/с 20486X12345
Номер казначейского счёта: ${TREASURY.account}
Номер банковского счёта, входящего в состав единого казначейского счёта (ЕКС): ${TREASURY.corr_account}
БИК ТОФК ${TREASURY.bik}`,
    found: {
      name: 'Муниципальное бюджетное общеобразовательное учреждение «Школа № 5»',
      inn: '7707083893',
      kpp: '773601001',
      ogrn: '1027700132195',
      ...TREASURY,
    },
    unplaced: ['л/с 20486X12345'],
  },
  {
    layout: 'a budget institution with the usual labels, and with each account under the name of the other',
    text: `МБОУ «Школа № 5», ИНН 7707083893, КПП 773601001
р/с ${TREASURY.corr_account}, к/с ${grouped(TREASURY.account)}
БИК ${TREASURY.bik}`,
    found: { name: 'МБОУ «Школа № 5»', inn: '7707083893', kpp: '773601001', ...TREASURY },
  },
  {
    layout: 'a budget institution without labels, whose KPP begins as a BIK of the Treasury does',
    text: `ГБУЗ «Больница № 2»\n0278000028\n027801001\n${TREASURY.corr_account}\n${TREASURY.account}\n${TREASURY.bik}`,
    found: { name: 'ГБУЗ «Больница № 2»', inn: '0278000028', kpp: '027801001', ...TREASURY },
  },
  {
    layout: 'a company whose KPP begins as a BIK of the Treasury does',
    text: `ООО «Ромашка»\n7702070139\n027801001\nр/с ${SBER.account}`,
    found: { name: 'ООО «Ромашка»', inn: '7702070139', kpp: '027801001', account: SBER.account },
  },
  {
    layout: 'a bank about itself, semicolons',
    text: `ПАО Сбербанк; ИНН 7707083893; КПП 773601001; ОГРН 1027700132195; БИК ${SBER.bik}; к/с ${SBER.corr_account}; адрес: 117312, г. Москва, ул. Вавилова, 19`,
    found: {
      name: 'ПАО Сбербанк',
      inn: '7707083893',
      kpp: '773601001',
      ogrn: '1027700132195',
      bik: SBER.bik,
      corr_account: SBER.corr_account,
      legal_address: '117312, г. Москва, ул. Вавилова, 19',
    },
  },
  {
    layout: 'non-breaking and thin spaces, long dashes, a full-width colon',
    text: `ООО\u00a0«ВК»\nИНН\uff1a\u00a07743\u2009001\u2009840\nКПП\u00a0—\u00a0771401001\nОГРН\u202f–\u202f1027739850962\nР/с\u00a0№\u00a0${grouped(VTB.account).replaceAll(' ', '\u00a0')}\nК/с\u00a0№\u00a0${VTB.corr_account}\nБИК\u00a0${VTB.bik}\nТел.\u00a0+7\u00a0495\u00a0725‑63‑57`,
    found: {
      name: 'ООО «ВК»',
      inn: '7743001840',
      kpp: '771401001',
      ogrn: '1027739850962',
      ...VTB,
      phone: '+7 (495) 725-63-57',
    },
  },
  {
    layout: 'an entrepreneur',
    text: `Индивидуальный предприниматель Иванов Иван Иванович
ИНН 500100732259, ОГРНИП 304500116000157
КПП: -
р/с ${TOCHKA.account} в ООО «Банк Точка»
к/с ${TOCHKA.corr_account}, БИК ${TOCHKA.bik}
ivanov@example.ru, +7 916 123-45-67`,
    found: {
      name: 'ИП Иванов Иван Иванович',
      full_name: 'Индивидуальный предприниматель Иванов Иван Иванович',
      director_name: 'Иванов Иван Иванович',
      inn: '500100732259',
      ogrn: '304500116000157',
      ...TOCHKA,
      bank_name: 'ООО «Банк Точка»',
      email: 'ivanov@example.ru',
      phone: '+7 (916) 123-45-67',
    },
  },
  {
    layout: 'the bank first, the company last',
    text: `Банк получателя: Уральский банк ПАО Сбербанк г. Екатеринбург
БИК ${URAL.bik} Сч. № ${URAL.corr_account}
Сч. № ${URAL.account}
ИНН 7702070139 КПП 783501001
Получатель: ООО "Ромашка"`,
    found: {
      name: 'ООО «Ромашка»',
      inn: '7702070139',
      kpp: '783501001',
      ...URAL,
      bank_name: 'Уральский банк ПАО Сбербанк г. Екатеринбург',
    },
  },
  {
    layout: 'the answer of a register',
    text: `Полное наименование: АКЦИОНЕРНОЕ ОБЩЕСТВО "ТБАНК"
Краткое наименование: АО "ТБАНК"
ОГРН: 1027739642281
Дата регистрации: 28.11.2002
ИНН: 7710140679
КПП: 771301001
Адрес места нахождения: 127287, г. Москва, ул. Хуторская 2-я, д. 38А, стр. 26
ФИО руководителя: Смирнова Анна Павловна`,
    found: {
      name: 'АО «ТБАНК»',
      full_name: 'АКЦИОНЕРНОЕ ОБЩЕСТВО «ТБАНК»',
      ogrn: '1027739642281',
      inn: '7710140679',
      kpp: '771301001',
      legal_address: '127287, г. Москва, ул. Хуторская 2-я, д. 38А, стр. 26',
      director_name: 'Смирнова Анна Павловна',
    },
    unplaced: ['Дата регистрации: 28.11.2002'],
  },
  {
    layout: 'two addresses, fax, other codes',
    text: `АО «Альфа-Банк»
Юр. адрес: 107078, г. Москва, ул. Каланчёвская, 27
Почтовый адрес: 101000, г. Москва, а/я 1
ОГРН 1027700067328 ИНН 7728168971 КПП 770801001 ОКПО 09610444
Тел. (495) 620-91-91, факс (495) 797-31-60`,
    found: {
      name: 'АО «Альфа-Банк»',
      legal_address: '107078, г. Москва, ул. Каланчёвская, 27',
      ogrn: '1027700067328',
      inn: '7728168971',
      kpp: '770801001',
      phone: '+7 (495) 620-91-91',
    },
    unplaced: ['Почтовый адрес: 101000, г. Москва, а/я 1', 'ОКПО 09610444', 'факс (495) 797-31-60'],
  },
  {
    layout: 'a signature under a letter',
    text: `С уважением,
Генеральный директор
Козлова Мария Сергеевна
ООО «Ромашка» | ИНН 7707083893 | тел. 8-800-555-35-35 | www.example.ru`,
    found: {
      director_name: 'Козлова Мария Сергеевна',
      name: 'ООО «Ромашка»',
      inn: '7707083893',
      phone: '+7 (800) 555-35-35',
    },
    unplaced: ['С уважением', 'www.example.ru'],
  },
  {
    layout: 'labels without spaces and in capitals',
    text: `ООО"РОМАШКА",ИНН7707083893,КПП773601001,ОГРН1027700132195,Р/С${SBER.account},К/С${SBER.corr_account},БИК${SBER.bik}`,
    found: {
      name: 'ООО «РОМАШКА»',
      inn: '7707083893',
      kpp: '773601001',
      ogrn: '1027700132195',
      ...SBER,
    },
  },
];

describe.each(BLOCKS)('requisites as $layout', ({ text, found, unplaced = [] }) => {
  const read = readRequisites(text);

  it('are found, each in its field', () => {
    expect(Object.fromEntries(read.found.map(({ field, value }) => [field, value]))).toEqual(found);
  });

  it('pass their checks', () => {
    for (const { field, check } of read.found) expect([field, check.ok]).toEqual([field, true]);
  });

  it('leave what has no field', () => {
    expect(read.unplaced).toEqual(unplaced);
  });

  it('are the same with the ends of lines of another system', () => {
    expect(readRequisites(text.replaceAll('\n', '\r\n'))).toEqual(read);
  });
});
