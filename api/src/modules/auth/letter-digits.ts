import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Digits that a letter holds and a person types, as half of a reset code and as a code that proves an address. */
export const DIGITS = 6;

export function newDigits(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
}

/** Reads so many digits and ignores the spaces and dashes between them. Undefined for any other text. */
export function readDigits(text: string, count: number): string | undefined {
  const digits = text.replace(/[\s\p{Pd}]/gu, '');
  return digits.length === count && !/\D/.test(digits) ? digits : undefined;
}

/** A plain hash of six digits is cracked at once, so the hash needs the pepper, which is not in the database. */
export function hmacOf(pepper: string, ownerId: string, text: string): Buffer {
  return createHmac('sha256', pepper).update(`${ownerId}:${text}`).digest();
}

export function isSameHmac(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The pepper, and while it is replaced the former one too. */
export function peppersOf({
  pepper,
  pepperAlso,
}: {
  readonly pepper: string;
  readonly pepperAlso?: string | undefined;
}): string[] {
  return pepperAlso === undefined ? [pepper] : [pepper, pepperAlso];
}
