import { REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { lineText, string } from '@cabinet/kernel/forms';
import { fromMoscowInput } from '../moscow-time.ts';

export const reason = () => lineText({ maxLength: REASON_MAX_LENGTH, required: 'Напишите причину' });

const WRONG_MOMENT = 'Укажите день и время, например 21.11.2026 и 18:30';

/** The API takes a start of up to five minutes ago for now, because clocks differ (product §18.1). */
const LATE_CLOCK_MS = 5 * 60_000;

const isAfter = (value: string, time: number) => {
  const moment = fromMoscowInput(value);
  return moment === null || new Date(moment).getTime() > time;
};

export const validFrom = () =>
  string()
    .required('Выберите, когда она начнёт действовать')
    .test('moment', WRONG_MOMENT, (value) => fromMoscowInput(value) !== null)
    .test('validFrom', 'Начало не может быть в прошлом', (value) =>
      isAfter(value, Date.now() - LATE_CLOCK_MS),
    );

/** Empty means no end. */
export const validTo = () =>
  string()
    .test('moment', WRONG_MOMENT, (value = '') => value === '' || fromMoscowInput(value) !== null)
    .test('validTo', 'Конец не может быть в прошлом', (value = '') => isAfter(value, Date.now()));
