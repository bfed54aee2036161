import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

const HALF_DIGITS = 6;

/** The number finds the letter that a code came with; the secret is what five tries are for. Both are in that letter only. */
export type ResetCode = { number: string; secret: string };

export function newResetCode(): ResetCode {
  return { number: randomDigits(), secret: randomDigits() };
}

export function writeResetCode({ number, secret }: ResetCode): string {
  return `${number}-${secret}`;
}

/** A code as a person types it, with whatever stands between the digits; undefined for a text that is no code. */
export function readResetCode(text: string): ResetCode | undefined {
  const digits = text.replace(/[\s\p{Pd}]/gu, '');
  if (digits.length !== 2 * HALF_DIGITS || /\D/.test(digits)) return undefined;
  return { number: digits.slice(0, HALF_DIGITS), secret: digits.slice(HALF_DIGITS) };
}

/** Six digits are guessed at once from a plain hash; the pepper lives outside the database. */
export function resetCodeHmacs(
  pepper: string,
  userId: string,
  { number, secret }: ResetCode,
): { number: Buffer; secret: Buffer } {
  const hmac = (text: string) => createHmac('sha256', pepper).update(`${userId}:${text}`).digest();
  return { number: hmac(`number:${number}`), secret: hmac(`secret:${number}:${secret}`) };
}

export function isSameHmac(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}

function randomDigits(): string {
  return String(randomInt(10 ** HALF_DIGITS)).padStart(HALF_DIGITS, '0');
}
