import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ERROR_CATALOGUE, isErrorCode, signInFailure } from '../core/contract/index.ts';
import * as limits from '../core/contract/limits.ts';
import * as messages from '../core/contract/messages.ts';

const LAW = readFileSync(join(import.meta.dirname, '../../../docs/product.md'), 'utf8');
/** A text of the interface that the law does not name. */
const { CURRENT_PASSWORD_REQUIRED_MESSAGE: _, ...texts } = messages;

/** What a pattern catches in each row of a table of the law. */
const rows = (row: RegExp) => [...LAW.matchAll(row)].map(([, ...cells]) => cells.map((cell = '') => cell));
const SIGN_IN = rows(/^\| (\w+\.\d+(?:, \w+\.\d+)*) \| '(.+)' \| '\{code\}(.+)' \|$/gm).flatMap(
  ([codes = '', message, title]) => codes.split(', ').map((code) => [code, message, `${code}${title}`]),
);

describe('docs/product.md', () => {
  it('has every error code with its HTTP status, and no other', () => {
    const catalogue = Object.entries(ERROR_CATALOGUE).map(([code, { httpStatus }]) => [
      code,
      `${httpStatus}`,
    ]);
    expect(rows(/^\| ([A-Z]+\.\d{3}) \| (\d{3}) \|/gm)).toEqual(catalogue);
  });

  it.each(SIGN_IN)('has for a sign-in that failed with %s the text «%s»', (code, message, title) => {
    expect(signInFailure({ code, message: 'что сказал сервер' })).toEqual({ title, message });
  });

  it.each(rows(/^\| \w+ \| (\w+\.\d+) \| '(.+)' \|$/gm))(
    'has for a reset that failed with %s the text «%s»',
    (code, message) => {
      expect(isErrorCode(code) && ERROR_CATALOGUE[code].message).toBe(message);
    },
  );

  it.each(Object.entries(texts))('has the text %s letter by letter', (_name, text) => {
    expect(LAW).toContain(text);
  });

  it.each([
    `| duration of the rate-limit flag | ${limits.RATE_LIMIT_MS} ms |`,
    `| wait for the fingerprint | ${limits.FINGERPRINT_WAIT_MS} ms, looked for every ${limits.FINGERPRINT_POLL_MS} ms |`,
    `| balance refresh | ${limits.BALANCE_REFRESH_MS} ms |`,
    `| cached query data | ${limits.QUERY_CACHE_MS / 1000} s by default |`,
    `| cookie notice acknowledged for | ${limits.COOKIE_NOTICE_DAYS} days |`,
    `| shortest password | ${limits.MIN_PASSWORD_LENGTH} |`,
    `| role: shortest name, longest description | ${limits.ROLE_NAME_MIN_LENGTH}, ${limits.ROLE_DESCRIPTION_MAX_LENGTH} characters |`,
    `| mobile below | ${limits.MOBILE_BREAKPOINT_PX} px |`,
    `| avatar | ${limits.AVATAR_SIZE_PX}×${limits.AVATAR_SIZE_PX} JPEG; zoom ${limits.AVATAR_ZOOM_MIN} to ${limits.AVATAR_ZOOM_MAX}, step ${limits.AVATAR_ZOOM_STEP} |`,
    `| file dialog counts as cancelled | ${limits.FILE_DIALOG_CANCEL_MS} ms after focus returns |`,
    `| theme | ${limits.DEFAULT_THEME}; the system's theme is not followed |`,
    `Account \`${limits.DEFAULT_PAYMENT_ACCOUNT}\`, test mode ${limits.DEFAULT_PAYMENT_TEST_MODE}.`,
    `An IP shared by more than ${limits.SHARED_NETWORK_FINGERPRINTS} fingerprints is named as a shared network`,
    `A page of requests has ${limits.PROMO_PAGE_LIMIT} entries;`,
  ])('says «%s»', (line) => {
    expect(LAW).toContain(line);
  });
});
