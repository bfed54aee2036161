import { PHONE_INCOMPLETE_MESSAGE, toPhoneWire } from '@cabinet/kernel/core/phone';
import {
  checkAccount,
  checkBik,
  checkCorrAccount,
  checkInn,
  checkKpp,
  checkOgrn,
  type RequisiteCheck,
} from '@cabinet/kernel/core/requisites';
import type { Static } from 'typebox';
import type { BankColumns, FactColumns } from './repository.ts';
import type { BankDetailsBody, CompanyBody } from './schemas.ts';
import { WrongFields } from './wrong-fields.ts';

const PERSON_INN_LENGTH = 12;
const PERSON_OGRN_LENGTH = 15;

/** The facts of the form as they are stored. VAL.003 names every wrong field. */
export function readFacts(form: Static<typeof CompanyBody>): FactColumns {
  const wrong = new WrongFields();
  const facts = takeFacts(form, wrong);
  wrong.refuse();
  return facts;
}

export function readBank(form: Static<typeof BankDetailsBody>): BankColumns {
  const wrong = new WrongFields();
  const bank = takeBank(form, wrong, '');
  wrong.refuse();
  return bank;
}

/** Reads both halves of the form of a new company, and names the wrong fields of both. */
export function readNewCompany({
  bank_details: bankForm,
  ...form
}: Static<typeof CompanyBody> & {
  readonly bank_details?: Static<typeof BankDetailsBody> | null;
}): FactColumns & Partial<BankColumns> {
  const wrong = new WrongFields();
  const facts = takeFacts(form, wrong);
  const bank = bankForm ? takeBank(bankForm, wrong, 'bank_details.') : {};
  wrong.refuse();
  return { ...facts, ...bank };
}

function takeFacts(form: Static<typeof CompanyBody>, wrong: WrongFields): FactColumns {
  const name = wrong.text('name', form.name);
  const inn = take(wrong, 'inn', checkInn(form.inn));
  return {
    name,
    full_name: form.full_name?.trim() || name,
    inn,
    kpp: takeKpp(form.kpp ?? '', inn, wrong),
    ogrn: takeOgrn(form.ogrn, inn, wrong),
    legal_address: wrong.text('legal_address', form.legal_address),
    director_name: wrong.text('director_name', form.director_name),
    phone: takePhone(form.phone ?? '', wrong),
    email: form.email?.trim() || null,
  };
}

function take(wrong: WrongFields, field: string, check: RequisiteCheck): string {
  if (check.ok) return check.value;
  wrong.add(field, check.message);
  return '';
}

/** An entrepreneur has no KPP. While the INN is wrong, the KPP is judged alone. */
function takeKpp(text: string, inn: string, wrong: WrongFields): string | null {
  const isGiven = text.trim() !== '';
  if (inn.length === PERSON_INN_LENGTH) {
    if (isGiven) wrong.add('kpp', 'КПП: у предпринимателя его нет, оставьте поле пустым');
    return null;
  }
  if (isGiven) return take(wrong, 'kpp', checkKpp(text));
  if (inn !== '') wrong.add('kpp', 'КПП: у организации он есть, укажите 9 знаков');
  return null;
}

function takeOgrn(text: string, inn: string, wrong: WrongFields): string {
  const ogrn = take(wrong, 'ogrn', checkOgrn(text));
  if (ogrn === '' || inn === '') return ogrn;
  const isPerson = inn.length === PERSON_INN_LENGTH;
  if (isPerson === (ogrn.length === PERSON_OGRN_LENGTH)) return ogrn;
  wrong.add('ogrn', isPerson ? 'ОГРНИП предпринимателя — 15 цифр' : 'ОГРН организации — 13 цифр');
  return ogrn;
}

function takePhone(text: string, wrong: WrongFields): string | null {
  if (text.trim() === '') return null;
  const phone = toPhoneWire(text);
  if (phone === undefined) wrong.add('phone', PHONE_INCOMPLETE_MESSAGE);
  return phone ?? null;
}

/** The accounts cannot be judged by a wrong BIK, so then only the BIK is named. */
function takeBank(
  form: Static<typeof BankDetailsBody>,
  wrong: WrongFields,
  prefix: '' | 'bank_details.',
): BankColumns {
  const of = (field: string, check: RequisiteCheck) =>
    check.ok || check.field === field ? take(wrong, `${prefix}${field}`, check) : '';
  return {
    bik: of('bik', checkBik(form.bik)),
    bank_name: wrong.text(`${prefix}bank_name`, form.bank_name),
    bank_account: of('account', checkAccount(form.account, form.bik)),
    corr_account: of('corr_account', checkCorrAccount(form.corr_account, form.bik)),
  };
}
