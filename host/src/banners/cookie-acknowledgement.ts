import { COOKIE_NOTICE_DAYS } from '@cabinet/kernel/core/contract';

/** Where an acknowledgement is kept, and for how long. */
export interface AcknowledgementRecord {
  /** Of the cookie, over https behind `__Host-`, and of the entry in local storage. */
  readonly name: string;
  readonly seconds: number;
}

export const ACKNOWLEDGEMENT: AcknowledgementRecord = {
  name: 'cabinet_cookies_acknowledged',
  seconds: COOKIE_NOTICE_DAYS * 86_400,
};

/**
 * Whether this browser acknowledged the cookie notice within the last 30 days; either of the two records will do.
 *
 * @remarks Also runs as an inline script, by its source alone: it may use nothing from outside itself.
 */
export function isAcknowledged({ name, seconds }: AcknowledgementRecord, now = Date.now()): boolean {
  const prefix = location.protocol === 'https:' ? '__Host-' : '';
  if (document.cookie.split('; ').includes(`${prefix}${name}=1`)) return true;
  try {
    return now - Number(localStorage.getItem(name) ?? Number.NaN) < seconds * 1000;
  } catch {
    return false;
  }
}

/**
 * Records the acknowledgement in local storage and in a cookie, for 30 days.
 *
 * @remarks Also runs as an inline script, by its source alone: it may use nothing from outside itself.
 */
export function acknowledge({ name, seconds }: AcknowledgementRecord, now = Date.now()): void {
  const [prefix, secure] = location.protocol === 'https:' ? ['__Host-', '; Secure'] : ['', ''];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and in plain http.
  document.cookie = `${prefix}${name}=1; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
  try {
    localStorage.setItem(name, String(now));
  } catch {
    // The cookie alone remembers it.
  }
}
