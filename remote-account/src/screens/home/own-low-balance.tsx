import { accountAtom, type User } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { ButtonLink } from '@cabinet/kernel/ui';
import { LowBalanceNotice } from '@cabinet/payments';
import { paths } from '../../paths.ts';

/** Balance and threshold are both known before the first paint. */
export function OwnLowBalance({ user }: { readonly user: Pick<User, 'settings'> }) {
  const { balance } = useAtomValue(accountAtom);
  if (balance === null) return null;
  return (
    <LowBalanceNotice
      user={user}
      balance={balance}
      title="Деньги на счёте заканчиваются"
      action={
        <ButtonLink to={paths.payment.to()} size="sm">
          Пополнить
        </ButtonLink>
      }
    />
  );
}
