import { EMAIL_INVALID_MESSAGE, isEmail, ORGANISATION_NAME_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { isPhone, PHONE_INCOMPLETE_MESSAGE } from '@cabinet/kernel/core/phone';
import {
  checkAccount,
  checkBik,
  checkCorrAccount,
  checkInn,
  checkKpp,
  checkOgrn,
  type RequisiteCheck,
} from '@cabinet/kernel/core/requisites';
import { lineText, string } from '@cabinet/kernel/forms';
import { isEntrepreneur } from './requisite-values.ts';

const LINE_MAX = 500;

type Values = Readonly<Record<string, string | undefined>>;

/** A text that a check judges; without a value there is nothing to judge. */
function checked(check: (text: string, values: Values) => RequisiteCheck | null) {
  return string().test('requisite', (value, context) => {
    const found = value === undefined ? null : check(value, context.parent);
    return found === null || found.ok || context.createError({ message: found.message });
  });
}

export const factsFields = {
  name: lineText({ maxLength: ORGANISATION_NAME_MAX_LENGTH, required: 'Введите название' }),
  fullName: lineText({ maxLength: LINE_MAX }),
  inn: checked(checkInn).required('Введите ИНН'),
  kpp: checked((text, { inn = '' }) => (isEntrepreneur(inn) ? null : checkKpp(text))).test(
    'needed',
    'Введите КПП',
    (value, { parent: { inn = '' } }) => value !== undefined || isEntrepreneur(inn),
  ),
  ogrn: checked(checkOgrn).required('Введите ОГРН или ОГРНИП'),
  legalAddress: lineText({ maxLength: LINE_MAX, required: 'Введите юридический адрес' }),
  directorName: lineText({ maxLength: LINE_MAX, required: 'Введите имя руководителя' }),
  phone: string().test('phone', PHONE_INCOMPLETE_MESSAGE, (value) => value === undefined || isPhone(value)),
  email: string().test('email', EMAIL_INVALID_MESSAGE, (value) => value === undefined || isEmail(value)),
};

/** The key of an account is judged by the BIK; one that is wrong or missing is reported at its own field. */
function keyed(check: (text: string, bik: string) => RequisiteCheck) {
  return checked((text, { bik = '' }) => {
    const found = check(text, bik);
    return found.ok || found.field !== 'bik' ? found : null;
  });
}

export const bankFields = {
  bik: checked(checkBik),
  bankName: lineText({ maxLength: LINE_MAX }),
  account: keyed(checkAccount),
  corrAccount: keyed(checkCorrAccount),
};

export const BANK_REQUIRED = {
  bik: 'Введите БИК',
  bankName: 'Введите название банка',
  account: 'Введите расчётный счёт',
  corrAccount: 'Введите корреспондентский счёт',
} as const;
