import fc from 'fast-check';
import { formatPhone, isPhone, phoneDigits, toPhoneWire } from './index.ts';

/** Ten national digits of any number. */
const nationalDigits = fc
  .array(fc.constantFrom(...'0123456789'), { minLength: 10, maxLength: 10 })
  .map((digits) => digits.join(''));

describe('phoneDigits', () => {
  it.each([
    ['+7 (916) 123-45-67', '9161234567'],
    ['89161234567', '9161234567'],
    ['8 (916) 123-45-67', '9161234567'],
    ['8-916-123-45-67', '9161234567'],
    ['+7 916 123 45 67', '9161234567'],
    ['7 916 123 45 67', '9161234567'],
    ['9161234567', '9161234567'],
    ['(916) 123 45 67', '9161234567'],
    ['тел.: +7\u00a0916\u00a0123‑45‑67', '9161234567'],
    ['tel:+79161234567', '9161234567'],
    ['+7 (812) 123-45-67', '8121234567'],
    ['8 800 555-35-35', '8005553535'],
    ['+7 916 123-45-67 доб. 89', '9161234567'],
    ['916', '916'],
    ['+7', ''],
    ['8', ''],
    ['', ''],
    ['нет номера', ''],
  ])('reads %j as %j', (text, digits) => {
    expect(phoneDigits(text)).toBe(digits);
  });

  it('gives at most ten digits, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(phoneDigits(text)).toMatch(/^\d{0,10}$/);
      }),
    );
  });
});

describe('formatPhone', () => {
  it.each([
    ['', ''],
    ['9', '+7 (9'],
    ['916', '+7 (916'],
    ['9161', '+7 (916) 1'],
    ['916123', '+7 (916) 123'],
    ['9161234', '+7 (916) 123-4'],
    ['91612345', '+7 (916) 123-45'],
    ['916123456', '+7 (916) 123-45-6'],
    ['9161234567', '+7 (916) 123-45-67'],
    ['+79161234567', '+7 (916) 123-45-67'],
    ['89161234567999', '+7 (916) 123-45-67'],
  ])('shows %j as %j', (text, shown) => {
    expect(formatPhone(text)).toBe(shown);
  });

  it('shows the same number for each Russian form of it', () => {
    fc.assert(
      fc.property(nationalDigits, fc.constantFrom('+7', '8', '7', '+7 ', '8-'), (digits, prefix) => {
        const shown = formatPhone(prefix + digits);
        expect(shown).toMatch(/^\+7 \(\d{3}\) \d{3}-\d{2}-\d{2}$/);
        expect(phoneDigits(shown)).toBe(digits);
      }),
    );
  });

  it('does not change what it has shown once', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(formatPhone(formatPhone(text))).toBe(formatPhone(text));
      }),
    );
  });
});

describe('isPhone and toPhoneWire', () => {
  it('take a complete number', () => {
    expect(isPhone('8 (916) 123-45-67')).toBe(true);
    expect(toPhoneWire('8 (916) 123-45-67')).toBe('+79161234567');
  });

  it('refuse an unfinished one', () => {
    expect(isPhone('+7 (916) 123-45-6')).toBe(false);
    expect(toPhoneWire('+7 (916) 123-45-6')).toBeUndefined();
    expect(toPhoneWire('')).toBeUndefined();
  });

  it('bring back from the wire what went onto it', () => {
    fc.assert(
      fc.property(nationalDigits, (digits) => {
        const wire = toPhoneWire(`+7${digits}`);
        expect(wire).toBe(`+7${digits}`);
        expect(toPhoneWire(formatPhone(wire ?? ''))).toBe(wire);
      }),
    );
  });
});
