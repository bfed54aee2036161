import { ROLLBACK_REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { tooLongText } from '@cabinet/kernel/core/text';
import { object, string } from '@cabinet/kernel/forms';

export const schema = object({
  why: string()
    .trim()
    .required('Укажите причину')
    .max(ROLLBACK_REASON_MAX_LENGTH, tooLongText(ROLLBACK_REASON_MAX_LENGTH)),
});
