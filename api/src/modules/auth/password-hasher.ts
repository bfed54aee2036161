import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** 2 is argon2id; the package declares it as an ambient const enum, which isolated modules cannot read. */
const ARGON2ID = 2;
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type PasswordHasher = {
  hash: (password: string) => Promise<string>;
  /** Without a stored hash (unknown e-mail, no password yet) the same work is done in vain. */
  verify: (stored: string | null | undefined, password: string) => Promise<boolean>;
};

export function createArgon2Hasher(): PasswordHasher {
  let dummy: Promise<string> | undefined;
  return {
    hash: (password) => hash(password, OPTIONS),
    verify: async (stored, password) => {
      if (stored !== null && stored !== undefined) return verify(stored, password);
      dummy ??= hash(randomBytes(16).toString('hex'), OPTIONS);
      await verify(await dummy, password);
      return false;
    },
  };
}
