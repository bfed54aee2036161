import { signOfAmount } from '@cabinet/kernel/core/amount';
import { plural } from '@cabinet/kernel/core/text';
import { accountAtom } from '@cabinet/kernel/session';
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
          <>
            Долг <MoneyText value={-balance} />: пополните счёт
          </>
        ) : (
          'Пополните счёт'
        )}
      </Text>
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

/** What was spent in the last 30 days, and how long the balance lasts at that pace. */
export function SpendingFigures() {
  const { data, error } = useSpending();
  // The chart below says what went wrong, and asks again.
  if (data === undefined && error !== undefined) return null;
  if (data === undefined)
    return ['Расход за 30 дней', 'На сколько хватит'].map((title) => (
      <Figure key={title} title={title} value={<Skeleton height="8" width="8rem" maxW="full" />}>
        <Skeleton height="5" width="6rem" />
      </Figure>
    ));
  return (
    <>
      <Figure title="Расход за 30 дней" value={<MoneyText value={data.total} />}>
        <Text>
          <MoneyText value={data.averagePerDay} /> в день
        </Text>
      </Figure>
      <LastsFigure {...data} />
    </>
  );
}
