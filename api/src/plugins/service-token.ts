import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../errors.ts';

const BEARER = /^Bearer +(\S+)$/i;

/** The chat service shows its token; without a configured one the internal calls are closed to everybody. */
export function checkServiceToken(header: string | undefined, token: string | undefined): void {
  if (header === undefined) throw new ApiError('AUTH.001', { message: 'Нужен токен сервиса' });
  const given = BEARER.exec(header)?.[1] ?? '';
  if (token === undefined || !isSame(given, token))
    throw new ApiError('AUTH.002', { message: 'Токен сервиса не подходит' });
}

/** Hashes of one length, so that not even the token's length shows in the time. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(sha256(one), sha256(other));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
