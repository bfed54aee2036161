import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A random secret of 256 bits: of a session, of a known browser or of a link in a letter. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** The hash that is stored; a plain SHA-256 of a random secret cannot be reversed. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
