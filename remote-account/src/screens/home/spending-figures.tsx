import { formatAmount, signOfAmount } from '@cabinet/kernel/core/amount';
import { plural } from '@cabinet/kernel/core/text';
import { Skeleton, Text } from '@cabinet/kernel/ui';
import { type Spending, useSpending } from '../../api/spending.ts';
import { formatDay } from '../../lib/calendar-day.ts';
import { Figure } from './figure.tsx';

const FAR_DAYS = 365;

function runway(daysLeft: number): string {
  if (daysLeft > FAR_DAYS) return 'Больше года';
  if (daysLeft === 0) return 'Меньше дня';
  return `${daysLeft} ${plural(daysLeft, 'день', 'дня', 'дней')}`;
}

function LastsFigure({ daysLeft, lastsUntil, total }: Spending) {
  // Something is spent, but how long it goes on is not the viewer's to know.
  if (daysLeft === null && signOfAmount(total) > 0) return null;
  return (
    <Figure title="На сколько хватит" value={daysLeft === null ? '—' : runway(daysLeft)}>
      <Text>
        {daysLeft === null && 'Пока ничего не тратится'}
        {daysLeft !== null && lastsUntil !== null && daysLeft > 0 && daysLeft <= FAR_DAYS
          ? `До ${formatDay(lastsUntil, 'long')}, если тратить как сейчас`
          : daysLeft !== null && 'Если тратить как сейчас'}
      </Text>
    </Figure>
  );
}

/** What was spent in the last 30 days, and how long the balance lasts at that pace. */
export function SpendingFigures() {
  const { data, error } = useSpending();
  // The chart below says what went wrong, and asks again.
  if (data === undefined && error !== undefined) return null;
  const waiting = <Skeleton height="8" width="8rem" />;
  if (data === undefined)
    return (
      <>
        <Figure title="Расход за 30 дней" value={waiting} />
        <Figure title="На сколько хватит" value={waiting} />
      </>
    );
  return (
    <>
      <Figure title="Расход за 30 дней" value={formatAmount(data.total)}>
        <Text>
          В среднем {formatAmount(data.averagePerDay)} в{'\u00a0'}день
        </Text>
      </Figure>
      <LastsFigure {...data} />
    </>
  );
}
