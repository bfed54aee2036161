import { EMAIL_INVALID_MESSAGE, EMAIL_REQUIRED_MESSAGE, isEmail } from '@cabinet/kernel/core/contract';
import { object, string } from '@cabinet/kernel/forms';

export const schema = object({
  email: string()
    .trim()
    .required(EMAIL_REQUIRED_MESSAGE)
    .test('email', EMAIL_INVALID_MESSAGE, (text) => isEmail(text)),
});
