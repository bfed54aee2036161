import { PASSWORD_TOO_SHORT_MESSAGE, PERSON_NAME_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { passwordTest } from '@cabinet/kernel/core/password';
import { NAME_CHARACTERS_MESSAGE, NAME_PATTERN, tooLongText } from '@cabinet/kernel/core/text';
import { object, string } from '@cabinet/kernel/forms';

/** The account that an invitation makes. */
export const schema = object({
  displayName: string()
    .trim()
    .required('Введите имя')
    .max(PERSON_NAME_MAX_LENGTH, tooLongText(PERSON_NAME_MAX_LENGTH))
    .matches(NAME_PATTERN, NAME_CHARACTERS_MESSAGE),
  password: string().required(PASSWORD_TOO_SHORT_MESSAGE).test('password', passwordTest),
});
