export const COOKIE_NOTICE_ID = 'cookie-notice';

/** What has to make room for the notice reads its height here. */
export const COOKIE_NOTICE_HEIGHT = '--cookie-notice-height';
