import { PASSKEY_NAME_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { lineText, object } from '@cabinet/kernel/forms';

export const schema = object({
  name: lineText({ maxLength: PASSKEY_NAME_MAX_LENGTH, required: 'Введите название ключа' }),
});
