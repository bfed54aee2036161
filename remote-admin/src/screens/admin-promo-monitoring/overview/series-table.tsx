import { VisuallyHidden } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import type { PromoSeries } from '../../../api/promo.ts';
import { formatCount, STATUS_LABEL, STATUSES } from '../promo-words.ts';
import { stepText } from './series-words.ts';
import { totalOf } from './status-color.ts';

/** The chart for whoever cannot see it: the steps that had requests. */
export function SeriesTable({ points, by }: Pick<PromoSeries, 'points' | 'by'>) {
  return (
    <VisuallyHidden>
      <table>
        <caption>{`Заявки ${by === 'hour' ? 'по часам' : 'по дням'}; остальные — без заявок`}</caption>
        <thead>
          <tr>
            <th scope="col">{by === 'hour' ? 'Час' : 'День'}</th>
            {STATUSES.map((status) => (
              <th key={status} scope="col">
                {STATUS_LABEL[status]}
              </th>
            ))}
            <th scope="col">Выдано бонусов</th>
          </tr>
        </thead>
        <tbody>
          {points
            .filter((point) => totalOf(point) > 0)
            .map((point) => (
              <tr key={point.at}>
                <th scope="row">{stepText(point.at, by, 'long')}</th>
                {STATUSES.map((status) => (
                  <td key={status}>{formatCount(point[status])}</td>
                ))}
                <td>
                  <MoneyText value={point.amountGranted} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
