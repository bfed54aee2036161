import { COOKIE_NOTICE_DAYS } from '@cabinet/kernel/core/contract';

const NAME = 'cabinet_cookies_acknowledged';
const DAY_S = 86_400;

function readStored(): string | null {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
}

/** Whether this browser acknowledged the cookie notice within the last 30 days; either of the two records will do. */
export function hasAcknowledgedCookies(now = Date.now()): boolean {
  if (document.cookie.split('; ').includes(`${NAME}=1`)) return true;
  const acknowledgedAt = Number(readStored() ?? Number.NaN);
  return now - acknowledgedAt < COOKIE_NOTICE_DAYS * DAY_S * 1000;
}

/** Records the acknowledgement in local storage and in a cookie, for 30 days. */
export function acknowledgeCookies(now = Date.now()): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and in plain http.
  document.cookie = `${NAME}=1; Max-Age=${COOKIE_NOTICE_DAYS * DAY_S}; Path=/; SameSite=Lax`;
  try {
    localStorage.setItem(NAME, String(now));
  } catch {
    // The cookie alone remembers it.
  }
}
