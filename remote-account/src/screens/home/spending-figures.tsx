import { signOfAmount } from '@cabinet/kernel/core/amount';
import { PAYER_KIND, type PayerKind } from '@cabinet/kernel/core/payments';
import { plural } from '@cabinet/kernel/core/text';
import { type AccountState, accountAtom } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { Skeleton, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { formatDay } from '@cabinet/payments/spending';
import { type Spending, useSpending } from '../../api/spending.ts';
import { Figure } from './figure.tsx';

const FAR_DAYS = 365;

function runway(daysLeft: number): string {
  if (daysLeft > FAR_DAYS) return 'Больше года';
  if (daysLeft === 0) return 'Меньше дня';
  return `${daysLeft} ${plural(daysLeft, 'день', 'дня', 'дней')}`;
}

function runwayNote(daysLeft: number | null, lastsUntil: string | null): string {
  if (daysLeft === null) return 'Пока нет расходов';
  const isNear = lastsUntil !== null && daysLeft > 0 && daysLeft <= FAR_DAYS;
  return isNear ? `До ${formatDay(lastsUntil, 'long')}` : 'При нынешних тратах';
}

/** Of an account with nothing on it, or with a debt: how long that lasts is not a matter of days. */
function SpentFigure({ balance }: { readonly balance: number }) {
  return (
    <Figure title="На сколько хватит" value="Денег нет">
      <Text>
        {balance < 0 ? (
          <span>
            Долг <MoneyText value={-balance} />: пополните счёт
          </span>
        ) : (
          'Пополните счёт'
        )}
      </Text>
    </Figure>
  );
}

/** Of a shared account it is said whose spending it is: what all have spent is not what the person has. */
function spentTitle({ scope, payer }: Pick<Spending, 'scope' | 'payer'>): string {
  const whose: Record<PayerKind, string> = {
    user: 'Расход',
    group: 'Расход группы',
    company: 'Расход компании',
  };
  const isOwn = scope === 'own' && PAYER_KIND[payer.kind].isShared;
  return `${isOwn ? 'Ваш расход' : whose[payer.kind]} за 30 дней`;
}

function SpentOfThirtyDays(spending: Spending) {
  const { scope, payer, total, ownTotal, averagePerDay } = spending;
  const isShared = PAYER_KIND[payer.kind].isShared;
  return (
    <Figure title={spentTitle(spending)} value={<MoneyText value={total} />}>
      <Text>
        <MoneyText value={averagePerDay} /> в день
      </Text>
      {isShared && scope === 'payer' && (
        <Text>
          Из них ваши <MoneyText value={ownTotal} />
        </Text>
      )}
    </Figure>
  );
}

function LastsFigure({ scope, daysLeft, lastsUntil, total }: Spending) {
  const { balance } = useAtomValue(accountAtom);
  // Others spend as well, or something is spent: how long it goes on is not the viewer's to know.
  if (daysLeft === null && (scope === 'own' || signOfAmount(total) > 0)) return null;
  if (daysLeft === 0 && balance !== null && balance <= 0) return <SpentFigure balance={balance} />;
  return (
    <Figure title="На сколько хватит" value={daysLeft === null ? '—' : runway(daysLeft)}>
      <Text>{runwayNote(daysLeft, lastsUntil)}</Text>
    </Figure>
  );
}

/** What the answer will most likely bring: the forecast is for those who see what all have spent. */
function titlesToCome({ payer, tierProgress }: Pick<AccountState, 'payer' | 'tierProgress'>): string[] {
  const scope = tierProgress === null ? 'own' : 'payer';
  const spent = spentTitle({ scope, payer });
  return scope === 'own' ? [spent] : [spent, 'На сколько хватит'];
}

/** What was spent in the last 30 days, and how long the balance lasts at that pace. */
export function SpendingFigures() {
  const { data, error } = useSpending();
  const account = useAtomValue(accountAtom);
  // The chart below says what went wrong, and asks again.
  if (data === undefined && error !== undefined) return null;
  if (data === undefined)
    return titlesToCome(account).map((title) => (
      <Figure key={title} title={title} value={<Skeleton height="8" width="8rem" maxW="full" />}>
        <Skeleton height="5" width="6rem" />
      </Figure>
    ));
  return (
    <>
      <SpentOfThirtyDays {...data} />
      <LastsFigure {...data} />
    </>
  );
}
