import { PASSWORD_TOO_SHORT_MESSAGE } from '@cabinet/kernel/core/contract';
import { passwordTest } from '@cabinet/kernel/core/password';
import { object, string } from '@cabinet/kernel/forms';

export const schema = object({
  password: string().required(PASSWORD_TOO_SHORT_MESSAGE).test('password', passwordTest),
});
