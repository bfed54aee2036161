import { object, string } from '@cabinet/kernel/forms';
import { fromMoscowInput } from '../moscow-time.ts';
import { MULTIPLIER_MAX, readMultiplier } from '../multiplier.ts';
import { reason, validFrom, validTo } from './correction-fields.schema.ts';

/** Required only while another field says so. */
const neededFor = (other: string, isNeeded: (value: unknown) => boolean, message: string) =>
  string().when(other, ([value], field) => (isNeeded(value) ? field.required(message) : field));

export const schema = object({
  value: neededFor('type', (type) => type !== 'all', 'Выберите, на что действует корректировка'),
  tier: neededFor('audience', (audience) => audience === 'tier', 'Выберите уровень'),
  payerId: neededFor('audience', (audience) => audience === 'payer', 'Выберите плательщика'),
  multiplier: string()
    .required('Введите множитель или процент')
    .test(
      'multiplier',
      `Множитель — число больше 0 и не больше ${MULTIPLIER_MAX}, до четырёх знаков после запятой`,
      (value) => readMultiplier(value ?? '') !== null,
    ),
  validFrom: string().when('start', ([start], field) => (start === 'planned' ? validFrom() : field)),
  validTo: validTo().test('after', 'Конец должен быть позже начала', (value, { parent }) => {
    const [start, end] = [fromMoscowInput(String(parent.validFrom)), fromMoscowInput(value ?? '')];
    return parent.start !== 'planned' || start === null || end === null || end > start;
  }),
  reason: reason(),
});
