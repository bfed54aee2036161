import { plural } from '@cabinet/kernel/core/text';

const signed = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2, signDisplay: 'exceptZero' });
const plain = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });
const percents = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0, signDisplay: 'exceptZero' });

const withSign = (format: Intl.NumberFormat, value: number) => format.format(value).replace('-', '−');

/** Beyond that a share says less than its two numbers. */
const FAR_PERCENT = 1000;

/** The difference to the period before, and its share where that says something: «+12 (+8 %), было 150». */
export function changeText(now: number, before: number): string {
  if (now === before)
    return before === 0 ? 'раньше тоже не было' : `без изменений, было ${plain.format(before)}`;
  const difference = withSign(signed, now - before);
  if (before === 0) return `${difference}, раньше не было`;
  const percent = ((now - before) / before) * 100;
  const share = Math.abs(percent) > FAR_PERCENT ? '' : ` (${withSign(percents, percent)}\u00a0%)`;
  return `${difference}${share}, было ${plain.format(before)}`;
}

/** Of two shares, in percentage points. */
export function shareChangeText(now: number | null, before: number | null): string {
  if (now === null || before === null) return 'сравнить не с чем';
  const points = (now - before) * 100;
  if (Math.abs(points) < 0.05) return `без изменений, было ${shareText(before)}`;
  return `${withSign(signed, Math.round(points * 10) / 10)}\u00a0п. п., было ${shareText(before)}`;
}

export function shareText(share: number | null): string {
  return share === null ? '—' : `${plain.format(Math.round(share * 1000) / 10)}\u00a0%`;
}

/** «к 30 дням до этого». */
export function comparedText(days: number): string {
  return `к ${days} ${plural(days, 'дню', 'дням', 'дням')} до этого`;
}
