import { acknowledgeCookies, hasAcknowledgedCookies } from './cookie-acknowledgement.ts';

const DAY_MS = 86_400_000;
const NAME = 'cabinet_cookies_acknowledged';

function forgetCookie() {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = `${NAME}=; Max-Age=0; Path=/`;
}

afterEach(() => {
  localStorage.clear();
  forgetCookie();
});

describe('the cookie acknowledgement', () => {
  it('is absent at first', () => {
    expect(hasAcknowledgedCookies()).toBe(false);
  });

  it('is kept in local storage and in a cookie', () => {
    acknowledgeCookies();
    expect(localStorage.getItem(NAME)).not.toBeNull();
    expect(document.cookie).toContain(`${NAME}=1`);
    expect(hasAcknowledgedCookies()).toBe(true);
  });

  it('holds with either record alone', () => {
    acknowledgeCookies();
    forgetCookie();
    expect(hasAcknowledgedCookies()).toBe(true);
    acknowledgeCookies();
    localStorage.clear();
    expect(hasAcknowledgedCookies()).toBe(true);
  });

  it('lapses after 30 days', () => {
    const now = Date.UTC(2026, 0, 1);
    acknowledgeCookies(now);
    forgetCookie();
    expect(hasAcknowledgedCookies(now + 30 * DAY_MS - 1)).toBe(true);
    expect(hasAcknowledgedCookies(now + 30 * DAY_MS)).toBe(false);
  });
});
