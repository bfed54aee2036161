import { VisuallyHidden } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { formatDay } from './calendar-day.ts';
import type { Series } from './chart-series.ts';
import type { SpendingDay } from './spending-by-day.ts';

interface ChartTableProps {
  readonly days: readonly SpendingDay[];
  readonly series: readonly Series[];
}

/** The chart for whoever cannot see it. */
export function ChartTable({ days, series }: ChartTableProps) {
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
              <th scope="row">{formatDay(day, 'long')}</th>
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
