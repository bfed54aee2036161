import { moscowText } from '@cabinet/kernel/core/calendar';
import type { Correction } from '../../api/rate-corrections.ts';

type Scope = Correction['scope'];

export const SCOPE_LABELS: Readonly<Record<Scope['type'], string>> = {
  all: 'Все модели',
  vendor: 'Вендор',
  tag: 'Тег',
  type: 'Тип',
  model: 'Модель',
};

export const STATE_LABELS: Readonly<Record<Correction['state'], string>> = {
  active: 'Действует',
  planned: 'Запланирована',
  past: 'Закончилась',
  inactive: 'Отключена',
};

/** «Вендор OpenAI». */
export const scopeText = ({ type, name }: Pick<Scope, 'type' | 'name'>) =>
  name === null ? SCOPE_LABELS[type] : `${SCOPE_LABELS[type]} ${name}`;

/** «Уровень Про», a payer, or everybody. */
export function targetText({ payerId, tier, name }: Correction['target']): string {
  if (payerId !== null) return name ?? 'Один плательщик';
  return tier === null ? 'Все плательщики' : `Уровень ${name ?? tier}`;
}

/** «с 1 дек. 2026 г., 12:00 до 5 дек. 2026 г., 00:00», in Moscow. */
export function periodText({ validFrom, validTo }: Pick<Correction, 'validFrom' | 'validTo'>): string {
  const end = validTo === null ? 'без срока' : `до ${moscowText(validTo, 'short')}`;
  return `с ${moscowText(validFrom, 'short')} ${end}`;
}

/** «№ 12». */
export const numberText = ({ number }: Pick<Correction, 'number'>) => `№\u00a0${number}`;
