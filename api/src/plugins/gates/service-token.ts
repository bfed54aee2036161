import { createHash, timingSafeEqual } from 'node:crypto';
import type { InternalToken, ServiceScope } from '#config/index.ts';
import { ApiError } from '#lib/api-error.ts';
import type { ServiceCaller } from '../context.ts';

const BEARER = /^Bearer +(\S+)$/i;

interface Shown {
  readonly caller: ServiceCaller;
  readonly scopes: readonly ServiceScope[];
}

/**
 * Lets services in by one of these tokens, and says whose it is. Without any, internal calls are closed.
 *
 * Hashes are compared, each with the one that was given whatever came of the others: the time tells neither the length
 * of a secret nor whose it was nearly.
 */
export function serviceTokens(tokens: readonly InternalToken[]): (header: string | undefined) => Shown {
  const known = tokens.map(({ name, scopes, secret, which }) => ({
    hash: sha256(secret),
    shown: { caller: { name, secret: which }, scopes },
  }));
  return (header) => {
    if (header === undefined) throw new ApiError('AUTH.001', { message: 'Нужен токен сервиса' });
    const given = sha256(BEARER.exec(header)?.[1] ?? '');
    const [found] = known.filter(({ hash }) => timingSafeEqual(hash, given));
    if (found === undefined) throw new ApiError('AUTH.002', { message: 'Токен сервиса не подходит' });
    return found.shown;
  };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
