import { formatAmount } from '@cabinet/kernel/core/amount';
import type { User } from '@cabinet/kernel/session';
import { Banner } from '@cabinet/kernel/ui';
import type { Company } from '../../api/company.ts';
import { TopUpLink } from './top-up-link.tsx';

interface LowBalanceNoticeProps {
  readonly user: Pick<User, 'settings'>;
  readonly payer: Company['payer'];
  readonly balance: string;
}

/** Says that the company's balance is below the threshold that the person has set for themself. */
export function LowBalanceNotice({ user, payer, balance }: LowBalanceNoticeProps) {
  const { lowBalanceThreshold } = user.settings;
  if (lowBalanceThreshold === null || Number(balance) >= Number(lowBalanceThreshold)) return null;
  return (
    <Banner
      tone="warning"
      title="Деньги на счёте компании заканчиваются"
      action={
        <TopUpLink payer={payer} method="invoice" size="sm">
          Пополнить
        </TopUpLink>
      }
    >
      Баланс ниже порога {formatAmount(lowBalanceThreshold)}, который вы указали в настройках.
    </Banner>
  );
}
