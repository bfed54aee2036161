import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** 2 is argon2id; the package declares it as an ambient const enum, which isolated modules cannot read. */
const ARGON2ID = 2;
const COST = { memoryCost: 19_456, timeCost: 2 };

export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>;
  /** Without a stored hash (the e-mail is unknown, or the person has no password) it does the same work and fails. */
  readonly verify: (stored: string | null | undefined, password: string) => Promise<boolean>;
  /** Whether a stored hash costs a guess less than one that is made now. */
  readonly isWeak: (stored: string) => boolean;
}

/** How a hash names its own parameters. */
const PARAMETERS = /^\$argon2id\$v=19\$m=(?<memoryCost>\d+),t=(?<timeCost>\d+),/;

/** Only tests change the cost. */
export function createArgon2Hasher(cost = COST): PasswordHasher {
  const options = { ...cost, algorithm: ARGON2ID, parallelism: 1 };
  let dummy: Promise<string> | undefined;
  return {
    hash: (password) => hash(password, options),
    verify: async (stored, password) => {
      if (stored !== null && stored !== undefined) return verify(stored, password);
      dummy ??= hash(randomBytes(16).toString('hex'), options);
      await verify(await dummy, password);
      return false;
    },
    isWeak: (stored) => {
      const { memoryCost, timeCost } = PARAMETERS.exec(stored)?.groups ?? {};
      return !(Number(memoryCost) >= cost.memoryCost && Number(timeCost) >= cost.timeCost);
    },
  };
}
