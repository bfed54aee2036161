import { EMAIL_INVALID_MESSAGE, EMAIL_REQUIRED_MESSAGE, isEmail } from '@cabinet/kernel/core/contract';
import { string } from '@cabinet/kernel/forms';

/** An e-mail as every form of this screen asks for it. */
export const emailRule = () =>
  string()
    .trim()
    .required(EMAIL_REQUIRED_MESSAGE)
    .test('email', EMAIL_INVALID_MESSAGE, (email) => isEmail(email));
