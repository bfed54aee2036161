import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A random session token of 256 bits. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The hash that is stored; a plain SHA-256 of a random token cannot be reversed. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
