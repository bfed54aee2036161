import type { User } from '@cabinet/kernel/session';
import { LowBalanceNotice, PayerTopUpLink, StoppedNotice } from '@cabinet/payments';
import type { Group } from '../../../api/group.ts';

interface GroupLowBalanceNoticeProps {
  readonly group: Group;
  readonly user: User;
}

/** For those whom the group's money concerns: its owner, and whoever it pays for. */
export function GroupLowBalanceNotice({ group, user }: GroupLowBalanceNoticeProps) {
  const isTheirs = group.isOwner || group.paying.id === group.payer.id;
  if (!isTheirs) return null;
  const low = (
    <LowBalanceNotice
      user={user}
      balance={group.payer.balance}
      title="Деньги на счёте группы заканчиваются"
      action={
        <PayerTopUpLink payer={group.payer} size="sm">
          Пополнить
        </PayerTopUpLink>
      }
    />
  );
  return group.paying.id === group.payer.id ? <StoppedNotice user={user}>{low}</StoppedNotice> : low;
}
