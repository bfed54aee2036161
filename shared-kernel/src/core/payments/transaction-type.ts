import { keysOf } from './keys-of.ts';

/** The directions in which money can move, seen from the payer. */
export const DIRECTIONS = ['in', 'out'] as const;

/** The direction in which money moved, seen from the payer. */
export type Direction = (typeof DIRECTIONS)[number];

/** The name of each direction. */
export const DIRECTION_LABEL: Readonly<Record<Direction, string>> = {
  in: 'Поступления',
  out: 'Списания',
};

/** The facts of a type of transaction. */
interface TransactionTypeFacts {
  readonly label: string;
  /** The colour of its badge. */
  readonly palette: string;
  /** The only direction that it can have, or `either`. */
  readonly direction: Direction | 'either';
}

const TYPES = {
  topup: { label: 'Пополнение', palette: 'green', direction: 'in' },
  bonus: { label: 'Бонус', palette: 'accent', direction: 'in' },
  charge: { label: 'Списание', palette: 'gray', direction: 'out' },
  refund: { label: 'Возврат', palette: 'blue', direction: 'either' },
  adjustment: { label: 'Корректировка', palette: 'orange', direction: 'either' },
  reversal: { label: 'Сторно', palette: 'red', direction: 'either' },
} as const satisfies Readonly<Record<string, TransactionTypeFacts>>;

/** The reason why money moved. */
export type TransactionType = keyof typeof TYPES;

/** The facts of each type. Code asks for a fact and never which type it is. */
export const TRANSACTION_TYPE: Readonly<Record<TransactionType, TransactionTypeFacts>> = TYPES;

/** The reasons why money moved, in the order in which people are offered them. */
export const TRANSACTION_TYPES: readonly TransactionType[] = keysOf(TYPES);
