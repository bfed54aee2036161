export const COOKIE_NOTICE_ID = 'cookie-notice';

/** Whatever makes room for the notice reads its height here. */
export const COOKIE_NOTICE_HEIGHT = '--cookie-notice-height';
