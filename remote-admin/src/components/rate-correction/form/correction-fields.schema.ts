import { REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { lineText, string } from '@cabinet/kernel/forms';
import { fromMoscowInput } from '../moscow-time.ts';

export const reason = () => lineText({ maxLength: REASON_MAX_LENGTH, required: 'Напишите причину' });

export const WRONG_MOMENT = 'Укажите день и время, например 21.11.2026 и 18:30';

/** Empty means no end. */
export const validTo = () =>
  string()
    .test('moment', WRONG_MOMENT, (value = '') => value === '' || fromMoscowInput(value) !== null)
    .test('validTo', 'Конец не может быть в прошлом', (value = '') => {
      const moment = fromMoscowInput(value);
      return moment === null || new Date(moment).getTime() > Date.now();
    });
