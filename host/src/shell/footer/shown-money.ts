import { type AccountState, canSeeBalance, type User } from '@cabinet/kernel/session';

/** What the badge calls its sum. */
export interface MoneyWords {
  readonly label: string;
  /** What a press does. */
  readonly action: string;
  /** What was done by it. */
  readonly updated: string;
  /** Instead of the label, while the sum is not fresh. */
  readonly staleLabel: string;
  /** The same in a sentence. */
  readonly stale: string;
}

/** What the badge says of somebody's money. */
export interface ShownMoney {
  readonly words: MoneyWords;
  /** `null` until it is known. */
  readonly sum: number | string | null;
}

const BALANCE: MoneyWords = {
  label: 'Баланс',
  action: 'Обновить баланс',
  updated: 'Баланс обновлён',
  staleLabel: 'Баланс не обновлён',
  stale: 'Не удалось обновить баланс. Показана последняя известная сумма.',
};

const SPENDABLE: MoneyWords = {
  label: 'Можно потратить',
  action: 'Обновить остаток',
  updated: 'Остаток обновлён',
  staleLabel: 'Остаток не обновлён',
  stale: 'Не удалось обновить остаток. Показана последняя известная сумма.',
};

/**
 * Somebody with a cap sees what they can still spend, for that is what their next request is measured by; everybody
 * else the balance. `null`: a member of a company who may not see it, without a cap (product §2.6).
 */
export function shownMoney(
  user: Pick<User, 'companyId' | 'roleInfo'>,
  { balance, cap }: Pick<AccountState, 'balance' | 'cap'>,
): ShownMoney | null {
  // An API of an older release says nothing of caps.
  if (cap) return { words: SPENDABLE, sum: cap.spendable };
  return canSeeBalance(user) ? { words: BALANCE, sum: balance } : null;
}
