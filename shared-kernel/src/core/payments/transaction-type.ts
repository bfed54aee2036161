/** Why money moved, in the order in which people are offered the types. */
export const TRANSACTION_TYPES = ['topup', 'bonus', 'charge', 'refund', 'adjustment', 'reversal'] as const;

/** Why money moved. */
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** What each type is called. */
export const TRANSACTION_TYPE_LABEL: Readonly<Record<TransactionType, string>> = {
  topup: 'Пополнение',
  bonus: 'Бонус',
  charge: 'Списание',
  refund: 'Возврат',
  adjustment: 'Корректировка',
  reversal: 'Сторно',
};

/** Which way money moved, seen from the payer. */
export const DIRECTIONS = ['in', 'out'] as const;

/** Which way money moved, seen from the payer. */
export type Direction = (typeof DIRECTIONS)[number];

/** What each direction is called. */
export const DIRECTION_LABEL: Readonly<Record<Direction, string>> = {
  in: 'Поступления',
  out: 'Списания',
};
