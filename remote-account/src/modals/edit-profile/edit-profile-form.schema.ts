import {
  CURRENT_PASSWORD_REQUIRED_MESSAGE,
  EMAIL_INVALID_MESSAGE,
  EMAIL_REQUIRED_MESSAGE,
  isEmail,
} from '@cabinet/kernel/core/contract';
import { passwordError } from '@cabinet/kernel/core/password';
import { isPhone, PHONE_INCOMPLETE_MESSAGE } from '@cabinet/kernel/core/phone';
import { NAME_CHARACTERS_MESSAGE, NAME_PATTERN } from '@cabinet/kernel/core/text';
import { object, string } from '@cabinet/kernel/forms';

const NAME_MAX_LENGTH = 100;

/** The profile by product §5.1, §5.3; the e-mail is read-only and checked all the same. */
export const schema = object({
  email: string()
    .required(EMAIL_REQUIRED_MESSAGE)
    .test('email', EMAIL_INVALID_MESSAGE, (value) => isEmail(value)),
  displayName: string()
    .trim()
    .required('Введите отображаемое имя')
    .max(NAME_MAX_LENGTH, `Не длиннее ${NAME_MAX_LENGTH} символов`)
    .matches(NAME_PATTERN, NAME_CHARACTERS_MESSAGE),
  phone: string().test('phone', PHONE_INCOMPLETE_MESSAGE, (value) => value === undefined || isPhone(value)),
  password: string().test('password', (value, context) => {
    const message = value === undefined ? undefined : passwordError(value);
    return message === undefined || context.createError({ message });
  }),
  currentPassword: string().when('password', ([password], current) =>
    password ? current.required(CURRENT_PASSWORD_REQUIRED_MESSAGE) : current,
  ),
});
