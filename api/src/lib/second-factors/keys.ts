import { hkdfSync } from 'node:crypto';
import type { Config } from '#config/index.ts';
import type { HashingTurns } from '../hashing-turns.ts';
import type { PasswordHasher } from '../password-hasher.ts';

/** What second factors take from the context of the API. */
export interface FactorContext {
  readonly config: Pick<Config, 'secondFactorKey' | 'secondFactorKeyAlso'>;
  readonly hasher: PasswordHasher;
  readonly hashing: HashingTurns;
  /** Logs a fault that the person is not told. */
  readonly report: (error: Error) => void;
}

/** Each use of the secret has a key of its own, so that what one of them shows tells nothing of another. */
type KeyUse = 'seal' | 'fingerprint' | 'challenge';

const KEY_BYTES = 32;

/** What is made of the present key, and while `SECOND_FACTOR_KEY` is changed of the other one behind it. */
export function ofEachKey<T>(
  { config: { secondFactorKey, secondFactorKeyAlso } }: Pick<FactorContext, 'config'>,
  make: (secret: string) => T,
): readonly [T, ...T[]] {
  const present = make(secondFactorKey);
  return secondFactorKeyAlso === undefined ? [present] : [present, make(secondFactorKeyAlso)];
}

export type Key = Buffer;

export function derive(secret: string, use: KeyUse): Key {
  return Buffer.from(hkdfSync('sha256', secret, '', `cabinet second factors ${use}`, KEY_BYTES));
}
