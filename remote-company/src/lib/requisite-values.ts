import { formatPhone, toPhoneWire } from '@cabinet/kernel/core/phone';
import { tidyLine } from '@cabinet/kernel/core/text';
import type { Company } from '../api/company.ts';
import type { BankDetails, CompanyFacts } from '../api/company-requisites.ts';

/** What the form of the facts holds; an empty text is a missing value. */
export interface FactsValues {
  readonly name: string;
  readonly fullName: string;
  readonly inn: string;
  readonly kpp: string;
  readonly ogrn: string;
  readonly legalAddress: string;
  readonly directorName: string;
  readonly phone: string;
  readonly email: string;
}

export interface BankValues {
  readonly bik: string;
  readonly bankName: string;
  readonly account: string;
  readonly corrAccount: string;
}

export const EMPTY_FACTS: FactsValues = {
  name: '',
  fullName: '',
  inn: '',
  kpp: '',
  ogrn: '',
  legalAddress: '',
  directorName: '',
  phone: '',
  email: '',
};

export const EMPTY_BANK: BankValues = { bik: '', bankName: '', account: '', corrAccount: '' };

/** An INN of twelve digits is a person's, and an entrepreneur has no KPP. */
export function isEntrepreneur(inn: string): boolean {
  return inn.replace(/\s/g, '').length === 12;
}

const orNull = (text: string) => tidyLine(text) || null;

export function toFacts(values: FactsValues): CompanyFacts {
  return {
    name: tidyLine(values.name),
    fullName: orNull(values.fullName),
    inn: values.inn.trim(),
    kpp: isEntrepreneur(values.inn) ? null : orNull(values.kpp),
    ogrn: values.ogrn.trim(),
    legalAddress: tidyLine(values.legalAddress),
    directorName: tidyLine(values.directorName),
    phone: toPhoneWire(values.phone) ?? null,
    email: orNull(values.email),
  };
}

export function toBank({ bik, bankName, account, corrAccount }: BankValues): BankDetails {
  return {
    bik: bik.trim(),
    bankName: tidyLine(bankName),
    account: account.trim(),
    corrAccount: corrAccount.trim(),
  };
}

/** The bank details of a form in which they may be left out as a whole. */
export function toBankOrNull(values: BankValues): BankDetails | null {
  const details = toBank(values);
  return Object.values(details).every((value) => value === '') ? null : details;
}

export function factsOf(company: Company): FactsValues {
  return {
    name: company.name,
    fullName: company.fullName,
    inn: company.inn ?? '',
    kpp: company.kpp ?? '',
    ogrn: company.ogrn ?? '',
    legalAddress: company.legalAddress ?? '',
    directorName: company.directorName ?? '',
    phone: company.phone === null ? '' : formatPhone(company.phone),
    email: company.email ?? '',
  };
}

export function bankOf({ bankDetails }: Pick<Company, 'bankDetails'>): BankValues {
  return {
    bik: bankDetails?.bik ?? '',
    bankName: bankDetails?.bankName ?? '',
    account: bankDetails?.account ?? '',
    corrAccount: bankDetails?.corrAccount ?? '',
  };
}
