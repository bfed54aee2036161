import {
  ROLE_DESCRIPTION_MAX_LENGTH,
  ROLE_DESCRIPTION_TOO_LONG_MESSAGE,
  ROLE_NAME_MAX_LENGTH,
  ROLE_NAME_MIN_LENGTH,
  ROLE_NAME_REQUIRED_MESSAGE,
  ROLE_NAME_TOO_SHORT_MESSAGE,
} from '@cabinet/kernel/core/contract';
import { linesText, lineText, object } from '@cabinet/kernel/forms';

export const schema = object({
  name: lineText({ maxLength: ROLE_NAME_MAX_LENGTH, required: ROLE_NAME_REQUIRED_MESSAGE }).min(
    ROLE_NAME_MIN_LENGTH,
    ROLE_NAME_TOO_SHORT_MESSAGE,
  ),
  description: linesText({
    maxLength: ROLE_DESCRIPTION_MAX_LENGTH,
    tooLong: ROLE_DESCRIPTION_TOO_LONG_MESSAGE,
  }),
});
