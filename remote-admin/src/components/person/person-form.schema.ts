import { EMAIL_INVALID_MESSAGE, EMAIL_REQUIRED_MESSAGE, isEmail } from '@cabinet/kernel/core/contract';
import { isPhone } from '@cabinet/kernel/core/phone';
import { NAME_CHARACTERS_MESSAGE, NAME_PATTERN } from '@cabinet/kernel/core/text';
import { object, string } from '@cabinet/kernel/forms';

export const schema = object({
  email: string()
    .trim()
    .required(EMAIL_REQUIRED_MESSAGE)
    .test('email', EMAIL_INVALID_MESSAGE, (text) => isEmail(text ?? '')),
  displayName: string().trim().required('Введите имя').matches(NAME_PATTERN, NAME_CHARACTERS_MESSAGE),
  phone: string().test(
    'phone',
    'Введите номер полностью или оставьте поле пустым',
    (text) => text === undefined || text === '' || isPhone(text),
  ),
});
