import {
  ROLE_DESCRIPTION_MAX_LENGTH,
  ROLE_DESCRIPTION_TOO_LONG_MESSAGE,
  ROLE_NAME_MIN_LENGTH,
  ROLE_NAME_REQUIRED_MESSAGE,
  ROLE_NAME_TOO_SHORT_MESSAGE,
} from '@cabinet/kernel/core/contract';
import { object, string } from '@cabinet/kernel/forms';

export const schema = object({
  name: string()
    .trim()
    .required(ROLE_NAME_REQUIRED_MESSAGE)
    .min(ROLE_NAME_MIN_LENGTH, ROLE_NAME_TOO_SHORT_MESSAGE),
  description: string().trim().max(ROLE_DESCRIPTION_MAX_LENGTH, ROLE_DESCRIPTION_TOO_LONG_MESSAGE),
});
