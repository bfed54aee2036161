import { moscowText } from '@cabinet/kernel/core/calendar';
import type { CorrectionDetail } from '../../api/rate-corrections.ts';
import { SCOPE_LABELS } from '../../components/rate-correction/correction-words.ts';
import { multiplierText } from '../../components/rate-correction/multiplier.ts';

type Event = CorrectionDetail['history'][number];

const FIELDS: Readonly<Record<string, string>> = {
  scope_type: 'модели',
  scope_value: 'значение',
  target_payer_id: 'плательщик',
  target_tier: 'уровень',
  multiplier: 'множитель',
  reason: 'причина',
  valid_from: 'начало',
  valid_to: 'конец',
  deactivation_reason: 'причина отключения',
};

const moment = (value: string) => moscowText(value, 'datetime');

const WRITERS: Readonly<Record<string, (value: string) => string>> = {
  scope_type: (value) => Object.entries(SCOPE_LABELS).find(([type]) => type === value)?.[1] ?? value,
  multiplier: multiplierText,
  valid_from: moment,
  valid_to: moment,
};

const shown = (field: string, value: string | null) =>
  value === null ? 'нет' : (WRITERS[field]?.(value) ?? value);

export const ACTION_LABELS: Readonly<Record<Event['action'], string>> = {
  create: 'Создана',
  update: 'Изменена',
  deactivate: 'Отключена',
};

/** «множитель: ×0,95 → ×0,9». */
export function changesText({ action, changes }: Event): string {
  if (action === 'create') return '';
  return changes
    .filter(({ field }) => Object.hasOwn(FIELDS, field))
    .map(({ field, before, after }) => {
      const next = shown(field, after);
      const words = action === 'deactivate' ? next : `${shown(field, before)} → ${next}`;
      return `${FIELDS[field] ?? field}: ${words}`;
    })
    .join('; ');
}
