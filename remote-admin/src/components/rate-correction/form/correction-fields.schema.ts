import { REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { tooLongText } from '@cabinet/kernel/core/text';
import { string } from '@cabinet/kernel/forms';
import { fromMoscowInput } from '../moscow-time.ts';

export const reason = () =>
  string().trim().required('Напишите причину').max(REASON_MAX_LENGTH, tooLongText(REASON_MAX_LENGTH));

/** Empty means no end. */
export const validTo = () =>
  string().test('validTo', 'Конец не может быть в прошлом', (value) => {
    if (value === undefined || value === '') return true;
    const moment = fromMoscowInput(value);
    return moment !== null && new Date(moment).getTime() > Date.now();
  });
