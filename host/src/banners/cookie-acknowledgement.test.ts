import { ACKNOWLEDGEMENT, acknowledge, isAcknowledged } from './cookie-acknowledgement.ts';

const DAY_MS = 86_400_000;
const NAME = ACKNOWLEDGEMENT.name;

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
    expect(isAcknowledged(ACKNOWLEDGEMENT)).toBe(false);
  });

  it('is kept in local storage and in a cookie', () => {
    acknowledge(ACKNOWLEDGEMENT);
    expect(localStorage.getItem(NAME)).not.toBeNull();
    expect(document.cookie).toContain(`${NAME}=1`);
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

  it('lapses after 30 days', () => {
    const now = Date.UTC(2026, 0, 1);
    acknowledge(ACKNOWLEDGEMENT, now);
    forgetCookie();
    expect(isAcknowledged(ACKNOWLEDGEMENT, now + 30 * DAY_MS - 1)).toBe(true);
    expect(isAcknowledged(ACKNOWLEDGEMENT, now + 30 * DAY_MS)).toBe(false);
  });
});
