import { createArgon2Hasher } from '#lib/password-hasher.ts';

/** The hasher of the product at a thousandth of its cost: a test of the limits guesses hundreds of times. */
export const testHasher = createArgon2Hasher({ memoryCost: 8, timeCost: 1 });
