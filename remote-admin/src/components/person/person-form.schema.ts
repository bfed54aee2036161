import {
  EMAIL_INVALID_MESSAGE,
  EMAIL_REQUIRED_MESSAGE,
  isEmail,
  PERSON_NAME_MAX_LENGTH,
} from '@cabinet/kernel/core/contract';
import { isPhone } from '@cabinet/kernel/core/phone';
import { lineText, object, string } from '@cabinet/kernel/forms';

export const schema = object({
  email: string()
    .trim()
    .required(EMAIL_REQUIRED_MESSAGE)
    .test('email', EMAIL_INVALID_MESSAGE, (text) => isEmail(text ?? '')),
  displayName: lineText({ maxLength: PERSON_NAME_MAX_LENGTH, required: 'Введите имя' }),
  phone: string().test(
    'phone',
    'Введите номер полностью или оставьте поле пустым',
    (text) => text === undefined || text === '' || isPhone(text),
  ),
});
