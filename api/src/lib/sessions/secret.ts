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

/**
 * By what a session proves itself to functions of the database, which may note it in a log: nobody signs in by it. Its hash
 * is stored beside the secret's. A session that an older release has opened has no such hash, and proves itself by its secret.
 */
export function proofOf(secret: string, isOlder = false): Buffer {
  return isOlder ? Buffer.from(secret) : createHash('sha256').update(`proof ${secret}`).digest();
}

/** The hash of a proof that is stored. */
export function hashProof(proof: Buffer): Buffer {
  return createHash('sha256').update(proof).digest();
}
