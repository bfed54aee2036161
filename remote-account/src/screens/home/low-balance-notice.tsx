import { formatAmount } from '@cabinet/kernel/core/amount';
import { paths } from '@cabinet/kernel/paths';
import { accountAtom, type User } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { Banner, ButtonLink } from '@cabinet/kernel/ui';

/** Says that the balance is below the threshold that the person has set; both are known before the first paint. */
export function LowBalanceNotice({ user }: { readonly user: Pick<User, 'settings'> }) {
  const { balance } = useAtomValue(accountAtom);
  const { lowBalanceThreshold } = user.settings;
  if (balance === null || lowBalanceThreshold === null || balance >= Number(lowBalanceThreshold)) return null;
  return (
    <Banner
      tone="warning"
      title="Деньги на счёте заканчиваются"
      action={
        <ButtonLink to={paths.payment.to()} size="sm">
          Пополнить
        </ButtonLink>
      }
    >
      Баланс ниже порога {formatAmount(lowBalanceThreshold)}, который вы указали в настройках.
    </Banner>
  );
}
