import { describe, expect, it } from '@jest/globals';
import { createArgon2Hasher } from './password-hasher.ts';

describe('the password hasher', () => {
  it('makes a guess cost 19 MiB and two passes', async () => {
    const hasher = createArgon2Hasher();
    const stored = await hasher.hash('a good password');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.verify(stored, 'a good password')).toBe(true);
    expect(await hasher.verify(stored, 'a bad password')).toBe(false);
  });

  it.each([
    ['of the same cost', 16, 2, false],
    ['of a higher cost', 32, 3, false],
    ['of less memory', 8, 2, true],
    ['of fewer passes', 16, 1, true],
  ])('calls a hash %s weak or not', async (_of, memoryCost, timeCost, isWeak) => {
    const stored = await createArgon2Hasher({ memoryCost, timeCost }).hash('a good password');
    expect(createArgon2Hasher({ memoryCost: 16, timeCost: 2 }).isWeak(stored)).toBe(isWeak);
  });

  it('calls a hash weak whose algorithm is another one', () => {
    expect(createArgon2Hasher().isWeak('$argon2i$v=19$m=65536,t=9,p=1$c2FsdHNhbHQ$aGFzaA')).toBe(true);
  });

  it.each([null, undefined])('lets nobody in where %s is stored', async (stored) => {
    expect(await createArgon2Hasher().verify(stored, '')).toBe(false);
  });
});
