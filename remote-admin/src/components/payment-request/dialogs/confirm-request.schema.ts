import { DOCUMENT_MAX_LENGTH, REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { tooLongText } from '@cabinet/kernel/core/text';
import { object, string } from '@cabinet/kernel/forms';

export const schema = object({
  bankReference: string()
    .trim()
    .max(DOCUMENT_MAX_LENGTH, tooLongText(DOCUMENT_MAX_LENGTH))
    .when('basis', {
      is: 'bankReference',
      // biome-ignore lint/suspicious/noThenProperty: yup's own name.
      then: (field) => field.required('Укажите номер платёжного поручения'),
    }),
  reason: string()
    .trim()
    .max(REASON_MAX_LENGTH, tooLongText(REASON_MAX_LENGTH))
    .when('basis', {
      is: 'reason',
      // biome-ignore lint/suspicious/noThenProperty: yup's own name.
      then: (field) => field.required('Укажите, чем подтверждена оплата'),
    }),
});
