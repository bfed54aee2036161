import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

const HALF_DIGITS = 6;

/** The number finds the row of a code, and the secret may be guessed five times. Only the letter holds both. */
export interface ResetCode {
  readonly number: string;
  readonly secret: string;
}

export function newResetCode(): ResetCode {
  return { number: randomDigits(), secret: randomDigits() };
}

export function writeResetCode({ number, secret }: ResetCode): string {
  return `${number}-${secret}`;
}

/** Reads a code as a person types it and ignores what stands between the digits. Undefined for any other text. */
export function readResetCode(text: string): ResetCode | undefined {
  const digits = text.replace(/[\s\p{Pd}]/gu, '');
  if (digits.length !== 2 * HALF_DIGITS || /\D/.test(digits)) return undefined;
  return { number: digits.slice(0, HALF_DIGITS), secret: digits.slice(HALF_DIGITS) };
}

/** A plain hash of six digits is cracked at once, so the hash needs the pepper, which is not in the database. */
export function resetCodeHmacs(
  pepper: string,
  userId: string,
  { number, secret }: ResetCode,
): { readonly number: Buffer; readonly secret: Buffer } {
  const hmac = (text: string) => createHmac('sha256', pepper).update(`${userId}:${text}`).digest();
  return { number: hmac(`number:${number}`), secret: hmac(`secret:${number}:${secret}`) };
}

export function isSameHmac(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}

function randomDigits(): string {
  return String(randomInt(10 ** HALF_DIGITS)).padStart(HALF_DIGITS, '0');
}
