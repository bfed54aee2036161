import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

const DIGITS = 6;

export function newResetCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
}

/** Six digits are guessed at once from a plain hash; the pepper lives outside the database. */
export function resetCodeHmac(pepper: string, userId: string, code: string): Buffer {
  return createHmac('sha256', pepper).update(`${userId}:${code}`).digest();
}

export function isSameHmac(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}
