import { keysOf } from './keys-of.ts';

/** The facts of a kind of payer. */
interface PayerKindFacts {
  readonly label: string;
  /** Whether several people may spend from it. */
  readonly isShared: boolean;
}

const KINDS = {
  user: { label: 'Личный', isShared: false },
  group: { label: 'Группа', isShared: true },
  company: { label: 'Компания', isShared: true },
} as const satisfies Readonly<Record<string, PayerKindFacts>>;

/** The kind of a payer: a person, a group or a company. */
export type PayerKind = keyof typeof KINDS;

/** The facts of each kind of payer. Code asks for a fact and never which kind it is. */
export const PAYER_KIND: Readonly<Record<PayerKind, PayerKindFacts>> = KINDS;

/** The kinds of payers, in the order in which people are offered them. */
export const PAYER_KINDS: readonly PayerKind[] = keysOf(KINDS);

/** The account that somebody spends from, where the wire calls the own one `personal` (product §12.1). */
export type AccountType = 'personal' | Exclude<PayerKind, 'user'>;

/** The facts of each account that somebody may spend from. */
export const ACCOUNT_TYPE: Readonly<Record<AccountType, PayerKindFacts>> = {
  personal: PAYER_KIND.user,
  group: PAYER_KIND.group,
  company: PAYER_KIND.company,
};

/** The accounts that somebody may spend from, in the order in which people are offered them. */
export const ACCOUNT_TYPES: readonly AccountType[] = keysOf(ACCOUNT_TYPE);
