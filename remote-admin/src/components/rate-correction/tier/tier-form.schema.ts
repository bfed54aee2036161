import { object, string } from '@cabinet/kernel/forms';
import { reason } from '../form/correction-fields.schema.ts';

export const schema = object({
  payerId: string().required('Выберите плательщика'),
  tier: string().required('Выберите уровень'),
  reason: reason(),
});
