import { maskEmail } from './mask-email.ts';

describe('maskEmail', () => {
  it.each([
    ['ivanov@example.ru', 'i…@example.ru'],
    ['ab@example.ru', 'a…@example.ru'],
    ['a@example.ru', '…@example.ru'],
    ['иван@example.ru', 'и…@example.ru'],
    ['not an address', '…'],
    ['', '…'],
  ])('hides the name of %j', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});
