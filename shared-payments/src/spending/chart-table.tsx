import { signOfAmount } from '@cabinet/kernel/core/amount';
import { Link, VisuallyHidden } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { formatDay } from './calendar-day.ts';
import type { Series } from './chart-series.ts';
import type { SpendingDay } from './spending-by-day.ts';

interface ChartTableProps {
  readonly days: readonly SpendingDay[];
  readonly series: readonly Series[];
  /** Address of what was spent on a day; without it a day leads nowhere. */
  readonly dayHref?: ((day: string) => string) | undefined;
}

/** The chart for whoever cannot see it. Its links are not stops of the keyboard, because nobody would see where it is. */
export function ChartTable({ days, series, dayHref }: ChartTableProps) {
  return (
    <VisuallyHidden>
      <table>
        <caption>Расходы по дням и моделям</caption>
        <thead>
          <tr>
            <th scope="col">День</th>
            <th scope="col">Всего</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, amount }, index) => (
            <tr key={day}>
              <th scope="row">
                {dayHref === undefined || signOfAmount(amount) === 0 ? (
                  formatDay(day, 'long')
                ) : (
                  <Link to={dayHref(day)} tabIndex={-1}>
                    {formatDay(day, 'long')}
                  </Link>
                )}
              </th>
              <td>
                <MoneyText value={amount} />
              </td>
              {series.map(({ name, amounts }) => (
                <td key={name}>
                  <MoneyText value={amounts[index] ?? '0'} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
