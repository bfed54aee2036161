import { type ReadRequisites, readRequisites } from '../../requisites/read-requisites.ts';
import type { PastedField } from '../../requisites/reading/collector.ts';
import type { CreateValues } from './create-values.ts';

export type FieldName = keyof CreateValues;

/** Where each requisite goes, and what its field is called. */
const FIELDS: Readonly<Record<PastedField, { readonly name: FieldName; readonly label: string }>> = {
  name: { name: 'name', label: 'Название' },
  full_name: { name: 'fullName', label: 'Полное наименование' },
  inn: { name: 'inn', label: 'ИНН' },
  kpp: { name: 'kpp', label: 'КПП' },
  ogrn: { name: 'ogrn', label: 'ОГРН или ОГРНИП' },
  legal_address: { name: 'legalAddress', label: 'Юридический адрес' },
  director_name: { name: 'directorName', label: 'Руководитель' },
  phone: { name: 'phone', label: 'Телефон' },
  email: { name: 'email', label: 'Почта компании' },
  bik: { name: 'bik', label: 'БИК' },
  bank_name: { name: 'bankName', label: 'Банк' },
  account: { name: 'account', label: 'Расчётный счёт' },
  corr_account: { name: 'corrAccount', label: 'Корреспондентский счёт' },
};

/** One requisite of a pasted text, as the screen shows it. */
export interface PastedRow {
  readonly name: FieldName;
  readonly label: string;
  readonly value: string;
  readonly source: string;
  /** What its check found wrong. */
  readonly problem: string | null;
  /** The person had typed something else, which stays unless they ask. */
  readonly isKept: boolean;
}

export interface Pasted {
  readonly rows: readonly PastedRow[];
  readonly unplaced: readonly string[];
}

/** What an earlier paste put into each field: that may be replaced without asking. */
export type Filled = Partial<Record<FieldName, string>>;

/** Reads a text against what the form holds. */
export function readPasted(text: string, values: CreateValues, filled: Filled): Pasted {
  const { found, unplaced }: ReadRequisites = readRequisites(text);
  const rows = found.map(({ field, value, source, check }): PastedRow => {
    const { name, label } = FIELDS[field];
    const held = values[name];
    return {
      name,
      label,
      value,
      source,
      problem: check.ok ? null : check.message,
      isKept: held !== '' && held !== value && held !== filled[name],
    };
  });
  return { rows, unplaced };
}

/** The values of rows, by their fields. */
export function valuesOf(rows: readonly PastedRow[]): Filled {
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
