/**
 * Over https, as in production; the drawn notice is tried over plain http.
 *
 * @jest-environment-options {"url": "https://cabinet.example/"}
 */
import { ACKNOWLEDGEMENT, acknowledge, isAcknowledged } from './cookie-acknowledgement.ts';

const DAY_MS = 86_400_000;
const NAME = ACKNOWLEDGEMENT.name;
const COOKIE = `__Host-${NAME}`;

function forgetCookie() {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = `${COOKIE}=; Max-Age=0; Path=/; Secure`;
}

afterEach(() => {
  localStorage.clear();
  forgetCookie();
});

describe('the cookie acknowledgement', () => {
  it('is absent at first', () => {
    expect(isAcknowledged(ACKNOWLEDGEMENT)).toBe(false);
  });

  it('is kept in local storage and in a cookie that no other host can plant', () => {
    acknowledge(ACKNOWLEDGEMENT);
    expect(localStorage.getItem(NAME)).not.toBeNull();
    // The browser keeps a cookie of this name with Secure and Path=/ alone.
    expect(document.cookie).toBe(`${COOKIE}=1`);
    expect(isAcknowledged(ACKNOWLEDGEMENT)).toBe(true);
  });

  it('holds with either record alone', () => {
    acknowledge(ACKNOWLEDGEMENT);
    forgetCookie();
    expect(isAcknowledged(ACKNOWLEDGEMENT)).toBe(true);
    acknowledge(ACKNOWLEDGEMENT);
    localStorage.clear();
    expect(isAcknowledged(ACKNOWLEDGEMENT)).toBe(true);
  });

  it('is not believed of a cookie that a neighbouring host may have planted', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
    document.cookie = `${NAME}=1; Path=/`;
    expect(isAcknowledged(ACKNOWLEDGEMENT)).toBe(false);
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
    document.cookie = `${NAME}=; Max-Age=0; Path=/`;
  });

  it('lapses after 30 days', () => {
    const now = Date.UTC(2026, 0, 1);
    acknowledge(ACKNOWLEDGEMENT, now);
    forgetCookie();
    expect(isAcknowledged(ACKNOWLEDGEMENT, now + 30 * DAY_MS - 1)).toBe(true);
    expect(isAcknowledged(ACKNOWLEDGEMENT, now + 30 * DAY_MS)).toBe(false);
  });
});
