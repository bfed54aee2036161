import { isMoreAmount } from '@cabinet/kernel/core/amount';
import type { User } from '@cabinet/kernel/session';
import { Banner } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import type { ReactNode } from 'react';

/** Props of {@link LowBalanceNotice}. */
export interface LowBalanceNoticeProps {
  readonly user: Pick<User, 'settings'>;
  readonly balance: string | number;
  /** Whose money comes to its end. */
  readonly title: string;
  /** The way to top it up. */
  readonly action: ReactNode;
}

/** Says that a balance is below the threshold that the person has set for themself. */
export function LowBalanceNotice({ user, balance, title, action }: LowBalanceNoticeProps) {
  const { lowBalanceThreshold } = user.settings;
  if (lowBalanceThreshold === null || !isMoreAmount(lowBalanceThreshold, balance)) return null;
  return (
    <Banner tone="warning" title={title} action={action}>
      Баланс ниже порога <MoneyText value={lowBalanceThreshold} />, который вы указали в настройках.
    </Banner>
  );
}
