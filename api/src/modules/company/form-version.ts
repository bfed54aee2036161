import { createHash } from 'node:crypto';
import { BANK, type BankColumns, FACTS, type FactColumns } from './repository.ts';

const DIGITS = 16;
export const VERSION_PATTERN = new RegExp(`^[0-9a-f]{${DIGITS}}$`);

/** Names what a form holds: another one when any of its fields has changed, and the same one once they are back. */
const versionOf = (fields: readonly (string | null)[]) =>
  createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, DIGITS);

export const versionOfFacts = (row: FactColumns) => versionOf(FACTS.map((name) => row[name]));
export const versionOfBank = (row: BankColumns) => versionOf(BANK.map((name) => row[name]));
