import { formatAmount } from '@cabinet/kernel/core/amount';
import type { User } from '@cabinet/kernel/session';
import { Banner } from '@cabinet/kernel/ui';
import type { Group } from '../../api/group.ts';
import { TopUpLink } from './top-up-link.tsx';

interface GroupLowBalanceNoticeProps {
  readonly group: Group;
  readonly user: Pick<User, 'settings'>;
}

/** For those whom the group's money concerns: its owner, and whoever it pays for. */
export function GroupLowBalanceNotice({ group, user }: GroupLowBalanceNoticeProps) {
  const { lowBalanceThreshold } = user.settings;
  const isTheirs = group.isOwner || group.paying.id === group.payer.id;
  if (!isTheirs || lowBalanceThreshold === null) return null;
  if (Number(group.payer.balance) >= Number(lowBalanceThreshold)) return null;
  return (
    <Banner
      tone="warning"
      title="Деньги на счёте группы заканчиваются"
      action={<TopUpLink payer={group.payer}>Пополнить</TopUpLink>}
    >
      Баланс ниже порога {formatAmount(lowBalanceThreshold)}, который вы указали в настройках.
    </Banner>
  );
}
