import * as contract from './index.ts';
import * as limits from './limits.ts';

describe('limits', () => {
  it('are those of chapter 9 of product.md', () => {
    expect(limits).toMatchObject({
      RATE_LIMIT_MS: 60_000,
      FINGERPRINT_WAIT_MS: 5000,
      FINGERPRINT_POLL_MS: 100,
      BALANCE_REFRESH_MS: 30_000,
      MOBILE_BREAKPOINT_PX: 768,
      QUERY_CACHE_MS: 60_000,
      FILE_DIALOG_CANCEL_MS: 300,
      COOKIE_NOTICE_DAYS: 30,
      MIN_PASSWORD_LENGTH: 8,
      ROLE_NAME_MIN_LENGTH: 2,
      ROLE_DESCRIPTION_MAX_LENGTH: 500,
      AVATAR_SIZE_PX: 200,
      AVATAR_ZOOM_MIN: 1,
      AVATAR_ZOOM_MAX: 3,
      AVATAR_ZOOM_STEP: 0.1,
      PROMO_PAGE_LIMIT: 50,
      DEFAULT_PAYMENT_ACCOUNT: 'test_account',
      DEFAULT_PAYMENT_TEST_MODE: 1,
      DEFAULT_THEME: 'light',
    });
  });

  it('agree with the texts that repeat them', () => {
    expect(contract.PASSWORD_TOO_SHORT_MESSAGE).toContain(` ${contract.MIN_PASSWORD_LENGTH} `);
    expect(contract.ROLE_NAME_TOO_SHORT_MESSAGE).toContain(` ${contract.ROLE_NAME_MIN_LENGTH} `);
    expect(contract.ROLE_DESCRIPTION_TOO_LONG_MESSAGE).toContain(` ${contract.ROLE_DESCRIPTION_MAX_LENGTH} `);
  });

  it('name the security header as HTTP/2 sends it, in lower case', () => {
    expect(contract.SECURITY_HEADER).toBe('x-security-check');
  });
});
