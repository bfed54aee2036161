import { signOfAmount } from '@cabinet/kernel/core/amount';
import { quoted } from '@cabinet/kernel/core/text';
import { Banner, Link, Skeleton } from '@cabinet/kernel/ui';
import { type PersonDeletion, usePersonDeletion } from '../../api/admin-users.ts';
import { paths } from '../../paths.ts';
import { leftMoneyLines } from './left-money-text.ts';

function ownsText({ company, group }: PersonDeletion['owns']): string | null {
  const owned = [company && `компанией ${quoted(company)}`, group && `группой ${quoted(group)}`];
  const named = owned.filter((each) => each !== null);
  return named.length === 0
    ? null
    : `Человек владеет ${named.join(' и ')}: пока это так, удалить его нельзя.`;
}

function Left({ payer, owns }: PersonDeletion) {
  const owned = ownsText(owns);
  if (payer === null) return owned && <Banner tone="warning">{owned}</Banner>;
  const hasMoney = [payer.balance, payer.held, payer.debt].some((sum) => signOfAmount(sum) !== 0);
  const isLoud = hasMoney || payer.openRequests > 0 || owned !== null;
  const kept = hasMoney
    ? 'Деньги останутся на счёте, а счёт закроется: потратить их или изменить вручную будет нельзя.'
    : 'Счёт закроется.';
  return (
    <Banner tone={isLoud ? 'warning' : 'info'}>
      <span>{`${[owned, ...leftMoneyLines(payer), kept].filter((line) => line !== null).join('\n')} `}</span>
      <Link to={paths.adminPayersDetail.to({ payerId: payer.id })}>Открыть счёт</Link>
    </Banner>
  );
}

/** Says before a person is deleted what money is left behind. */
export function DeletionMoney({ userId }: { readonly userId: string }) {
  const { data, error, isValidating, mutate } = usePersonDeletion(userId);
  if (data !== undefined) return <Left {...data} />;
  if (error === undefined) return <Skeleton height="5rem" aria-busy />;
  return (
    <Banner tone="warning" onRetry={() => void mutate()} isRetrying={isValidating}>
      Не удалось узнать, сколько денег на счёте.
    </Banner>
  );
}
