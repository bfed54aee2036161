import { REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { lineText, object } from '@cabinet/kernel/forms';

export const schema = object({
  reason: lineText({ maxLength: REASON_MAX_LENGTH, required: 'Укажите причину' }),
});
