import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError } from '#lib/api-error.ts';

const BEARER = /^Bearer +(\S+)$/i;

/** Lets the chat service in by one of these tokens. Without any, internal calls are closed. */
export function checkServiceToken(header: string | undefined, tokens: readonly string[]): void {
  if (header === undefined) throw new ApiError('AUTH.001', { message: 'Нужен токен сервиса' });
  const given = BEARER.exec(header)?.[1] ?? '';
  if (!tokens.map((token) => isSame(given, token)).includes(true))
    throw new ApiError('AUTH.002', { message: 'Токен сервиса не подходит' });
}

/** Compares hashes, so that the time does not reveal even the token's length. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(sha256(one), sha256(other));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
