import { ROLLBACK_REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { lineText, object } from '@cabinet/kernel/forms';

export const schema = object({
  why: lineText({ maxLength: ROLLBACK_REASON_MAX_LENGTH, required: 'Укажите причину' }),
});
