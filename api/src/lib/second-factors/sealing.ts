import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derive, type FactorContext, ofEachKey } from './keys.ts';

const ALGORITHM = 'aes-256-gcm';
const FINGERPRINT_BYTES = 8;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type Keys = Pick<FactorContext, 'config'>;

/** With which keys a secret may be sealed: the fingerprint with which it begins tells which one it was. */
const sealingKeys = (context: Keys) =>
  ofEachKey(context, (secret) => ({
    fingerprint: derive(secret, 'fingerprint').subarray(0, FINGERPRINT_BYTES),
    key: derive(secret, 'seal'),
  }));

/** The fingerprint of what is sealed now. */
export const presentFingerprint = (context: Keys): Buffer => sealingKeys(context)[0].fingerprint;

/** Encrypts a secret for one person: AES-256-GCM, to which the person's id belongs, so that nobody else's row opens with it. */
export function seal(context: Keys, userId: string, secret: Uint8Array): Buffer {
  const [present] = sealingKeys(context);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, present.key, nonce).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([present.fingerprint, nonce, sealed, cipher.getAuthTag()]);
}

/** Opens a sealed secret; undefined where no key of today opens it, or it is not this person's. */
export function unseal(context: Keys, userId: string, sealed: Uint8Array): Buffer | undefined {
  const bytes = Buffer.from(sealed);
  const fingerprint = bytes.subarray(0, FINGERPRINT_BYTES);
  const known = sealingKeys(context).find((each) => each.fingerprint.equals(fingerprint));
  if (known === undefined || bytes.length < FINGERPRINT_BYTES + NONCE_BYTES + TAG_BYTES) return undefined;
  const nonce = bytes.subarray(FINGERPRINT_BYTES, FINGERPRINT_BYTES + NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, known.key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(userId))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = bytes.subarray(FINGERPRINT_BYTES + NONCE_BYTES, -TAG_BYTES);
    return Buffer.concat([decipher.update(text), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** A secret that no key of the environment opens: its factor is refused until the key is back. */
export class UnreadableFactorError extends Error {
  constructor(userId: string) {
    super(`SECOND_FACTOR_KEY does not open the secret of the app of ${userId}`);
    this.name = 'UnreadableFactorError';
  }
}
