import { BANK_LABELS, FACTS_LABELS } from '../../lib/requisite-labels.ts';
import { type ReadRequisites, readRequisites } from '../../requisites/read-requisites.ts';
import type { PastedField } from '../../requisites/reading/collector.ts';
import type { CreateValues } from './create-values.ts';

export type FieldName = keyof CreateValues;

const LABELS = { ...FACTS_LABELS, ...BANK_LABELS };

/** Where each requisite goes. */
const FIELDS: Readonly<Record<PastedField, keyof typeof LABELS>> = {
  name: 'name',
  full_name: 'fullName',
  inn: 'inn',
  kpp: 'kpp',
  ogrn: 'ogrn',
  legal_address: 'legalAddress',
  director_name: 'directorName',
  phone: 'phone',
  email: 'email',
  bik: 'bik',
  bank_name: 'bankName',
  account: 'account',
  corr_account: 'corrAccount',
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
    const name = FIELDS[field];
    const label = LABELS[name];
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
