import { PASSWORD_TOO_SHORT_MESSAGE } from '@cabinet/kernel/core/contract';
import { passwordError } from '@cabinet/kernel/core/password';
import { NAME_CHARACTERS_MESSAGE, NAME_PATTERN } from '@cabinet/kernel/core/text';
import { object, string } from '@cabinet/kernel/forms';

const NAME_MAX_LENGTH = 100;

/** The account that an invitation makes. */
export const schema = object({
  displayName: string()
    .trim()
    .required('Введите имя')
    .max(NAME_MAX_LENGTH, `Не длиннее ${NAME_MAX_LENGTH} символов`)
    .matches(NAME_PATTERN, NAME_CHARACTERS_MESSAGE),
  password: string()
    .required(PASSWORD_TOO_SHORT_MESSAGE)
    .test('password', (value, context) => {
      const message = passwordError(value);
      return message === undefined || context.createError({ message });
    }),
});
