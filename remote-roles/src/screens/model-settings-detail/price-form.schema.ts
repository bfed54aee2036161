import { addDays, isCalendarDay, moscowDay } from '@cabinet/kernel/core/calendar';
import { object, string } from '@cabinet/kernel/forms';
import { price } from '../../components/model/price.schema.ts';
import { PLAN_DAYS } from './price-form-values.ts';

const WRONG_DAY = 'Выберите день в будущем, не дальше года';

function isToCome(day: string): boolean {
  const today = moscowDay(new Date());
  return isCalendarDay(day) && day > today && day <= addDays(today, PLAN_DAYS);
}

export const schema = object({
  inputPrice: price(),
  outputPrice: price(),
  priceFrom: string().when('start', ([start], day) =>
    start === 'planned'
      ? day
          .required('Выберите день')
          .test('priceFrom', WRONG_DAY, (value) => value === undefined || isToCome(value))
      : day,
  ),
});
