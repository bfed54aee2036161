import { object, string } from '@cabinet/kernel/forms';

export const schema = object({
  bankReference: string()
    .trim()
    .max(100, 'Не больше 100 знаков')
    .when('basis', {
      is: 'bankReference',
      // biome-ignore lint/suspicious/noThenProperty: yup's own name.
      then: (field) => field.required('Укажите номер платёжного поручения'),
    }),
  reason: string()
    .trim()
    .max(500, 'Не больше 500 знаков')
    .when('basis', {
      is: 'reason',
      // biome-ignore lint/suspicious/noThenProperty: yup's own name.
      then: (field) => field.required('Укажите, чем подтверждена оплата'),
    }),
});
