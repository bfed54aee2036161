import type { BankValues, FactsValues } from './requisite-values.ts';

/** What the fields of the requisites are called. */
export const FACTS_LABELS: Readonly<Record<keyof FactsValues, string>> = {
  name: 'Название',
  fullName: 'Полное наименование',
  inn: 'ИНН',
  kpp: 'КПП',
  ogrn: 'ОГРН или ОГРНИП',
  legalAddress: 'Юридический адрес',
  directorName: 'Руководитель',
  phone: 'Телефон',
  email: 'Почта компании',
};

/** The same of the bank details. */
export const BANK_LABELS: Readonly<Record<keyof BankValues, string>> = {
  bik: 'БИК',
  bankName: 'Банк',
  account: 'Расчётный счёт',
  corrAccount: 'Корреспондентский счёт',
};
