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

  it.each([null, undefined])('lets nobody in where %s is stored', async (stored) => {
    expect(await createArgon2Hasher().verify(stored, '')).toBe(false);
  });
});
