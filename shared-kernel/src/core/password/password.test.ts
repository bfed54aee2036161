import fc from 'fast-check';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT_MESSAGE } from '../contract/index.ts';
import {
  generatePassword,
  PASSWORD_ALPHABET,
  PASSWORD_TOO_LONG_MESSAGE,
  passwordError,
  type RandomSource,
} from './index.ts';

/** A source that gives these bytes in turn, again and again. */
function source(bytes: readonly number[]): RandomSource {
  let at = 0;
  return (target) => {
    for (let index = 0; index < target.length; index += 1) {
      target[index] = bytes[at % bytes.length] ?? 0;
      at += 1;
    }
  };
}

describe('passwordError', () => {
  it('accepts the fewest characters and more', () => {
    expect(passwordError('п'.repeat(MIN_PASSWORD_LENGTH))).toBeUndefined();
    expect(passwordError('Demo-2026-pass')).toBeUndefined();
    expect(passwordError('п'.repeat(MAX_PASSWORD_LENGTH))).toBeUndefined();
  });

  it('refuses fewer with the text of product §5.1', () => {
    expect(passwordError('')).toBe(PASSWORD_TOO_SHORT_MESSAGE);
    expect(passwordError('п'.repeat(MIN_PASSWORD_LENGTH - 1))).toBe(PASSWORD_TOO_SHORT_MESSAGE);
  });

  it('refuses more than one hash may cost', () => {
    expect(passwordError('a'.repeat(MAX_PASSWORD_LENGTH + 1))).toBe(PASSWORD_TOO_LONG_MESSAGE);
  });

  it('counts an emoji once', () => {
    expect(passwordError('🙂'.repeat(MIN_PASSWORD_LENGTH - 1))).toBe(PASSWORD_TOO_SHORT_MESSAGE);
    expect(passwordError('🙂'.repeat(MIN_PASSWORD_LENGTH))).toBeUndefined();
  });

  it('accepts every length between the limits and no other', () => {
    fc.assert(
      fc.property(fc.nat(200), (length) => {
        expect(passwordError('x'.repeat(length)) === undefined).toBe(
          length >= MIN_PASSWORD_LENGTH && length <= MAX_PASSWORD_LENGTH,
        );
      }),
    );
  });
});

describe('generatePassword', () => {
  const shape = /^[A-Za-z0-9!@#$%^&*]{4}-[A-Za-z0-9!@#$%^&*]{4}-[A-Za-z0-9!@#$%^&*]{4}$/;

  it('makes 3 groups of 4 from the platform source', () => {
    for (let round = 0; round < 200; round += 1) expect(generatePassword()).toMatch(shape);
  });

  it('does not repeat itself', () => {
    const made = new Set(Array.from({ length: 500 }, () => generatePassword()));
    expect(made.size).toBe(500);
  });

  it('draws from letters, digits and the signs of product §5.2, each once', () => {
    expect(PASSWORD_ALPHABET).toHaveLength(26 + 26 + 10 + 8);
    expect(new Set(PASSWORD_ALPHABET).size).toBe(PASSWORD_ALPHABET.length);
    expect(PASSWORD_ALPHABET).toMatch(/^[A-Za-z0-9!@#$%^&*]+$/);
  });

  it('takes the character that a byte points at', () => {
    expect(generatePassword(source([0]))).toBe('AAAA-AAAA-AAAA');
    expect(generatePassword(source([0, 1, 2, 3]))).toBe('ABCD-ABCD-ABCD');
    expect(generatePassword(source([69, 70]))).toBe('*A*A-*A*A-*A*A');
  });

  it('throws bytes away that would favour the first characters', () => {
    expect(generatePassword(source([255, 210, 209]))).toBe('****-****-****');
  });

  it('gives every character the same number of accepted bytes', () => {
    const count = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      // The byte is followed by zeros, so a refused byte leaves an 'A' of the next one in its place.
      const follower = byte === 0 ? 1 : 0;
      const [first = ''] = generatePassword(source([byte, ...Array(23).fill(follower)]));
      const isRefused = byte >= 210;
      if (!isRefused) count.set(first, (count.get(first) ?? 0) + 1);
      else expect(first).toBe('A');
    }
    expect(count.size).toBe(PASSWORD_ALPHABET.length);
    expect(new Set(count.values())).toEqual(new Set([3]));
  });

  it('keeps its shape whatever the source gives', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1 }), (bytes) => {
        expect(generatePassword(source([...bytes, 7]))).toMatch(shape);
      }),
    );
  });

  it('makes passwords that the validation accepts', () => {
    expect(passwordError(generatePassword())).toBeUndefined();
  });
});
