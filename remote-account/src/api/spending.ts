import { get } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';
import type { PayerRef } from '@cabinet/payments';

interface SpendingDto {
  readonly scope: 'payer' | 'own';
  readonly payer: PayerRef;
  readonly days: readonly SpendingDay[];
  readonly total: string;
  readonly average_per_day: string;
  readonly days_left: number | null;
  readonly lasts_until: string | null;
}

/** What was spent on one day of the cabinet's calendar; the amount is a decimal text. */
export interface SpendingDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly amount: string;
}

/** Spending by day, and how long the balance lasts at the pace of these days. */
export interface Spending {
  /** Everybody's spending from the payer, or only my own. */
  readonly isOwnOnly: boolean;
  readonly payer: PayerRef;
  readonly days: readonly SpendingDay[];
  readonly total: string;
  readonly averagePerDay: string;
  /** `null`: nothing is spent, or the balance is not the person's to see. */
  readonly daysLeft: number | null;
  readonly lastsUntil: string | null;
}

const SPENDING_DAYS = 30;

const spendingKeys = { mine: (days: number) => ['account/spending', days] as const };

async function fetchSpending({ days }: { readonly days: number }): Promise<Spending> {
  const dto = await get<SpendingDto>('users/me/spending', { days });
  return {
    isOwnOnly: dto.scope === 'own',
    payer: dto.payer,
    days: dto.days,
    total: dto.total,
    averagePerDay: dto.average_per_day,
    daysLeft: dto.days_left,
    lastsUntil: dto.lasts_until,
  };
}

export function useSpending() {
  return useSWR(spendingKeys.mine(SPENDING_DAYS), () => fetchSpending({ days: SPENDING_DAYS }), {
    dedupingInterval: 10_000,
  });
}
