import { object } from '@cabinet/kernel/forms';
import { emailRule } from './email-rule.ts';

export const schema = object({
  email: emailRule(),
});
