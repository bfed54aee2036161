import { plural } from '@cabinet/kernel/core/text';

const percents = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });

/** Beyond that a share says less than its two numbers. */
const FAR_PERCENT = 1000;

/** How a period's sum stands to that of as many days before, in words. */
export function comparedToBefore(sum: number, before: number, days: number): string {
  const length = `${days} ${plural(days, 'день', 'дня', 'дней')}`;
  const earlier = `за ${length} до этого`;
  if (before === 0) return `За ${length}; ${earlier} расходов не было`;
  const percent = ((sum - before) / before) * 100;
  if (Math.abs(percent) < 0.5) return `За ${length}, столько же, сколько ${earlier}`;
  const change = percent > FAR_PERCENT ? 'во много раз' : `на ${percents.format(Math.abs(percent))}\u00a0%`;
  return `За ${length}, ${change} ${percent > 0 ? 'больше' : 'меньше'}, чем ${earlier}`;
}
