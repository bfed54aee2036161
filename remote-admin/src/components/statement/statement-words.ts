import { formatAmount } from '@cabinet/kernel/core/amount';
import { plural } from '@cabinet/kernel/core/text';
import type { Statement, StatementLine } from '../../api/bank-statements.ts';

/** «24.11.2026». */
export const dayText = (day: string) => day.split('-').reverse().join('.');

export function periodText({ periodFrom, periodTo }: Pick<Statement, 'periodFrom' | 'periodTo'>): string {
  return periodFrom === periodTo ? dayText(periodTo) : `${dayText(periodFrom)} – ${dayText(periodTo)}`;
}

export const linesText = (count: number) => `${count} ${plural(count, 'строка', 'строки', 'строк')}`;
/** «на 3 заявки», «на 1 заявку». */
export const requestsAccusative = (count: number) =>
  `${count} ${plural(count, 'заявку', 'заявки', 'заявок')}`;

export const STATE_LABEL: Readonly<Record<StatementLine['state'], string>> = {
  new: 'Ждёт решения',
  duplicate: 'Повтор',
  confirmed: 'Подтверждена',
  ignored: 'Пропущена',
};

export const STATE_PALETTE: Readonly<Record<StatementLine['state'], string>> = {
  new: 'orange',
  duplicate: 'gray',
  confirmed: 'green',
  ignored: 'gray',
};

export const CONFIDENCE_LABEL: Readonly<Record<StatementLine['match']['confidence'], string>> = {
  exact: 'Точно',
  likely: 'Вероятно',
  none: 'Заявка не найдена',
};

export const CONFIDENCE_PALETTE: Readonly<Record<StatementLine['match']['confidence'], string>> = {
  exact: 'green',
  likely: 'orange',
  none: 'gray',
};

export const rubles = (amount: string) => formatAmount(amount);
