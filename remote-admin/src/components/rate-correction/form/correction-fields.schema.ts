import { REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { string } from '@cabinet/kernel/forms';
import { fromMoscowInput } from '../moscow-time.ts';

export const reason = () =>
  string()
    .trim()
    .required('Напишите причину')
    .max(REASON_MAX_LENGTH, `Не длиннее ${REASON_MAX_LENGTH} знаков`);

/** Empty means no end. */
export const validTo = () =>
  string().test('validTo', 'Конец не может быть в прошлом', (value) => {
    if (value === undefined || value === '') return true;
    const moment = fromMoscowInput(value);
    return moment !== null && new Date(moment).getTime() > Date.now();
  });
