import { formatAmount, signOfAmount } from '@cabinet/kernel/core/amount';
import { Banner, Stack } from '@cabinet/kernel/ui';
import type { Debt } from './debts.ts';
import { onAccountLabel } from './payer-labels.ts';
import { PayerTopUpLink } from './top-up-link.tsx';

/** Props of {@link DebtNotice}. */
export interface DebtNoticeProps {
  readonly debts: readonly Debt[];
  /** What cannot be done while they stand: «создать группу». */
  readonly deed: string;
}

/** Says how much each of these accounts owes, what that forbids, and leads to its top-up; nothing without a debt. */
export function DebtNotice({ debts, deed }: DebtNoticeProps) {
  const standing = debts.filter(({ debt }) => signOfAmount(debt) > 0);
  if (standing.length === 0) return null;
  return (
    <Stack gap="3">
      {standing.map(({ debt, payer }) => (
        <Banner
          key={payer.id}
          tone="warning"
          title={`На ${onAccountLabel(payer)} долг ${formatAmount(debt)}`}
          action={
            <PayerTopUpLink payer={payer} size="sm">
              Пополнить
            </PayerTopUpLink>
          }
        >
          {`Пополните его, чтобы ${deed}. Всё, что придёт на этот счёт, сначала погасит долг.`}
        </Banner>
      ))}
    </Stack>
  );
}
