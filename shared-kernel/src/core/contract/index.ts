export { EMAIL_MAX_LENGTH, EMAIL_PATTERN, isEmail } from './email.ts';
export type { CapDetails, ErrorDetails, ErrorEnvelope, SuccessEnvelope } from './envelope.ts';
export {
  ERROR_CATALOGUE,
  type ErrorCode,
  isErrorCode,
} from './error-catalogue.ts';
export {
  AVATAR_SIZE_PX,
  AVATAR_ZOOM_MAX,
  AVATAR_ZOOM_MIN,
  AVATAR_ZOOM_STEP,
  BALANCE_REFRESH_MS,
  CARD_REQUEST_MINUTES,
  COOKIE_NOTICE_DAYS,
  DEFAULT_PAYMENT_ACCOUNT,
  DEFAULT_PAYMENT_TEST_MODE,
  INVOICE_REQUEST_DAYS,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  MOBILE_BREAKPOINT_PX,
  PAGE_LIMIT_DEFAULT,
  PAGE_LIMIT_MAX,
  RESET_CODE_MINUTES,
  RESET_CODE_TRIES,
  ROLE_DESCRIPTION_MAX_LENGTH,
  ROLE_NAME_MIN_LENGTH,
} from './limits.ts';
export {
  CURRENT_PASSWORD_REQUIRED_MESSAGE,
  EMAIL_INVALID_MESSAGE,
  EMAIL_REQUIRED_MESSAGE,
  NO_AUTH_COOKIES_MARK,
  PASSWORD_CHANGED_MESSAGE,
  PASSWORD_TOO_SHORT_MESSAGE,
  RESET_CODE_SENT_MESSAGE,
  ROLE_DESCRIPTION_TOO_LONG_MESSAGE,
  ROLE_NAME_REQUIRED_MESSAGE,
  ROLE_NAME_TOO_SHORT_MESSAGE,
  TOO_MANY_REQUESTS_MESSAGE,
} from './messages.ts';
export { parseEnvelope } from './parse-envelope.ts';
export { SECURITY_HEADER } from './security-header.ts';
export { type FailureText, failureTitle, SIGN_IN_FAILURE, signInFailure } from './sign-in-failure.ts';
export { UUID_PATTERN } from './uuid-pattern.ts';
