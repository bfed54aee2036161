import { PASSWORD_TOO_SHORT_MESSAGE, PERSON_NAME_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { passwordTest } from '@cabinet/kernel/core/password';
import { lineText, object, string } from '@cabinet/kernel/forms';

/** The account that an invitation makes. */
export const schema = object({
  displayName: lineText({ maxLength: PERSON_NAME_MAX_LENGTH, required: 'Введите имя' }),
  password: string().required(PASSWORD_TOO_SHORT_MESSAGE).test('password', passwordTest),
});
