import {
  checkAccount,
  checkBik,
  checkCorrAccount,
  checkInn,
  checkKpp,
  checkOgrn,
  kindOfBik,
  type RequisiteCheck,
  treasuryAccountKind,
} from '@cabinet/kernel/core/requisites';
import { type Collector, createCollector, type PastedField } from './reading/collector.ts';
import { fragmentsOf, linesOf } from './reading/fragments.ts';
import { isBank } from './reading/free-text.ts';
import { takeLabelled } from './reading/labelled.ts';
import { type Loose, type Nine, takeLoose } from './reading/loose.ts';
import { deriveNames } from './reading/organisations.ts';
import { plainText, trimmed } from './reading/requisite-text.ts';

/** One field that a pasted text fills. */
export interface FoundRequisite {
  readonly field: PastedField;
  readonly value: string;
  /** The piece of the text from which it was read. */
  readonly source: string;
  /** What its check digits say. A field without check digits passes. */
  readonly check: RequisiteCheck;
}

/** The result of {@link readRequisites}. */
export interface ReadRequisites {
  readonly found: readonly FoundRequisite[];
  /** Pieces of the text that belong to no field, or to one that is filled already. */
  readonly unplaced: readonly string[];
}

const ORDER: readonly PastedField[] = [
  'name',
  'full_name',
  'inn',
  'kpp',
  'ogrn',
  'legal_address',
  'director_name',
  'phone',
  'email',
  'bik',
  'bank_name',
  'account',
  'corr_account',
];

const LENGTH_20 = /^\d{20}$/;

const passed = (value: string): RequisiteCheck => ({ ok: true, value });

function check(field: PastedField, value: string, bik: string): RequisiteCheck {
  switch (field) {
    case 'inn':
      return checkInn(value);
    case 'kpp':
      return checkKpp(value);
    case 'ogrn':
      return checkOgrn(value);
    case 'bik':
      return checkBik(value);
    case 'account':
    case 'corr_account': {
      const checkKey = field === 'account' ? checkAccount : checkCorrAccount;
      // Without a BIK the key cannot be judged.
      return bik === '' && LENGTH_20.test(value) ? passed(value) : checkKey(value, bik);
    }
    default:
      return passed(value);
  }
}

const isEntrepreneur = ({ valueIn }: Collector) => valueIn('inn').length === 12;

function isBik({ digits, isNearBank }: Nine, collector: Collector): boolean {
  const { has, valueIn } = collector;
  const kind = kindOfBik(digits);
  if (kind === null || has('bik') || (kind === 'treasury') !== isOfTreasury(collector)) return false;
  if (has('kpp') || isEntrepreneur(collector)) return true;
  const isTaxOffice = valueIn('inn').startsWith(digits.slice(0, 4));
  if (!has('corr_account')) return isNearBank && !isTaxOffice;
  const corrAccount = valueIn('corr_account');
  if (kind === 'treasury') return !isTaxOffice && checkCorrAccount(corrAccount, digits).ok;
  return corrAccount.endsWith(digits.slice(-3));
}

/** Whether the accounts are of the Treasury. A KPP may begin as its BIKs do, so the accounts must say it. */
function isOfTreasury({ valueIn }: Collector): boolean {
  return (
    treasuryAccountKind(valueIn('account')) !== null || treasuryAccountKind(valueIn('corr_account')) !== null
  );
}

function settleNines(nines: readonly Nine[], collector: Collector): void {
  for (const nine of nines) {
    const { digits } = nine;
    if (isBik(nine, collector)) collector.take('bik', digits, digits);
    else if (isEntrepreneur(collector)) collector.leave(digits);
    else collector.take('kpp', digits, digits);
  }
}

function readInto(text: string, collector: Collector): void {
  const lines = linesOf(plainText(text));
  const banks = lines.map((line) => isBank(line) || /бик|сч[её]т|[рк] ?\/ ?с/iu.test(line));
  let isAfterBank = false;
  const loose = fragmentsOf(lines).map((fragment): Loose => {
    const rest = takeLabelled(fragment, collector);
    if (fragment.kind !== null) isAfterBank = ['account', 'corr_account', 'bik'].includes(fragment.kind);
    const isNearBank = banks.slice(Math.max(0, fragment.line - 1), fragment.line + 2).includes(true);
    return { text: rest, isAfterBank, isNearBank };
  });
  const nines: Nine[] = [];
  for (const stretch of loose) takeLoose(stretch, collector, nines);
  settleNines(nines, collector);
  deriveNames(collector);
}

/**
 * Reads requisites out of a pasted text, in any order, with labels or without, also when it was copied from a table. A
 * value with a wrong check digit is found all the same, and its check says so.
 */
export function readRequisites(text: string): ReadRequisites {
  const collector = createCollector();
  readInto(text, collector);
  const bik = collector.valueIn('bik');
  const found = ORDER.flatMap((field): FoundRequisite[] => {
    const candidate = collector.found.get(field);
    if (candidate === undefined) return [];
    const { value } = candidate;
    return [{ field, value, source: trimmed(candidate.source), check: check(field, value, bik) }];
  });
  return { found, unplaced: collector.unplaced.map(trimmed).filter((piece) => piece !== '') };
}
