import { CURRENT_PASSWORD_REQUIRED_MESSAGE, PASSWORD_TOO_SHORT_MESSAGE } from '@cabinet/kernel/core/contract';
import { passwordTest } from '@cabinet/kernel/core/password';
import { object, ref, string } from '@cabinet/kernel/forms';

/** Change of the password by a person who knows the current one. */
export const schema = object({
  currentPassword: string().required(CURRENT_PASSWORD_REQUIRED_MESSAGE),
  newPassword: string()
    .required(PASSWORD_TOO_SHORT_MESSAGE)
    .test('password', passwordTest)
    .notOneOf([ref('currentPassword')], 'Новый пароль совпадает с текущим'),
});
