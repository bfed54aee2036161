import type { NewCompany } from '../../api/company-life.ts';
import {
  type BankValues,
  EMPTY_BANK,
  EMPTY_FACTS,
  type FactsValues,
  toBankOrNull,
  toFacts,
} from '../../lib/requisite-values.ts';

export type CreateValues = FactsValues & BankValues;

export const EMPTY_VALUES: CreateValues = { ...EMPTY_FACTS, ...EMPTY_BANK };

export const CREATE_FIELDS = [
  'name',
  'fullName',
  'inn',
  'kpp',
  'ogrn',
  'legalAddress',
  'directorName',
  'phone',
  'email',
  'bik',
  'bankName',
  'account',
  'corrAccount',
] as const satisfies readonly (keyof CreateValues)[];

export function toNewCompany(values: CreateValues): NewCompany {
  return { ...toFacts(values), bankDetails: toBankOrNull(values) };
}
