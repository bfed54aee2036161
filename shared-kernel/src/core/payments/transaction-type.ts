/** The reasons why money moved, in the order in which people are offered them. */
export const TRANSACTION_TYPES = ['topup', 'bonus', 'charge', 'refund', 'adjustment', 'reversal'] as const;

/** The reason why money moved. */
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** The name of each type. */
export const TRANSACTION_TYPE_LABEL: Readonly<Record<TransactionType, string>> = {
  topup: 'Пополнение',
  bonus: 'Бонус',
  charge: 'Списание',
  refund: 'Возврат',
  adjustment: 'Корректировка',
  reversal: 'Сторно',
};

/** The directions in which money can move, seen from the payer. */
export const DIRECTIONS = ['in', 'out'] as const;

/** The direction in which money moved, seen from the payer. */
export type Direction = (typeof DIRECTIONS)[number];

/** The name of each direction. */
export const DIRECTION_LABEL: Readonly<Record<Direction, string>> = {
  in: 'Поступления',
  out: 'Списания',
};
