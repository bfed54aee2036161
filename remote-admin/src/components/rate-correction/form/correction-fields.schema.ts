import { REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { lineText, string } from '@cabinet/kernel/forms';
import { fromMoscowInput } from '../moscow-time.ts';

export const reason = () => lineText({ maxLength: REASON_MAX_LENGTH, required: 'Напишите причину' });

/** Empty means no end. */
export const validTo = () =>
  string().test('validTo', 'Конец не может быть в прошлом', (value) => {
    if (value === undefined || value === '') return true;
    const moment = fromMoscowInput(value);
    return moment !== null && new Date(moment).getTime() > Date.now();
  });
