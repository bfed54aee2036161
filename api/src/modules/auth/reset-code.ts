import { DIGITS, hmacOf, newDigits, readDigits } from './letter-digits.ts';

/** The number finds the row of a code, and the secret may be guessed five times. Only the letter holds both. */
export interface ResetCode {
  readonly number: string;
  readonly secret: string;
}

export function newResetCode(): ResetCode {
  return { number: newDigits(), secret: newDigits() };
}

export function writeResetCode({ number, secret }: ResetCode): string {
  return `${number}-${secret}`;
}

/** Reads a code as a person types it. Undefined for any other text. */
export function readResetCode(text: string): ResetCode | undefined {
  const digits = readDigits(text, 2 * DIGITS);
  if (digits === undefined) return undefined;
  return { number: digits.slice(0, DIGITS), secret: digits.slice(DIGITS) };
}

export function resetCodeHmacs(
  pepper: string,
  userId: string,
  { number, secret }: ResetCode,
): { readonly number: Buffer; readonly secret: Buffer } {
  const hmac = (text: string) => hmacOf(pepper, userId, text);
  return { number: hmac(`number:${number}`), secret: hmac(`secret:${number}:${secret}`) };
}
