import {
  CURRENT_PASSWORD_REQUIRED_MESSAGE,
  EMAIL_INVALID_MESSAGE,
  EMAIL_REQUIRED_MESSAGE,
  isEmail,
  PERSON_NAME_MAX_LENGTH,
} from '@cabinet/kernel/core/contract';
import { passwordTest } from '@cabinet/kernel/core/password';
import { isPhone, PHONE_INCOMPLETE_MESSAGE } from '@cabinet/kernel/core/phone';
import { lineText, object, string } from '@cabinet/kernel/forms';

/** The profile by product §5.1, §5.3; the e-mail is read-only and checked all the same. */
export const schema = object({
  email: string()
    .required(EMAIL_REQUIRED_MESSAGE)
    .test('email', EMAIL_INVALID_MESSAGE, (value) => isEmail(value)),
  displayName: lineText({ maxLength: PERSON_NAME_MAX_LENGTH, required: 'Введите отображаемое имя' }),
  phone: string().test('phone', PHONE_INCOMPLETE_MESSAGE, (value) => value === undefined || isPhone(value)),
  password: string().test('password', passwordTest),
  currentPassword: string().when('password', ([password], current) =>
    password ? current.required(CURRENT_PASSWORD_REQUIRED_MESSAGE) : current,
  ),
});
