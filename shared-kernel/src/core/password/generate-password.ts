declare const crypto: { getRandomValues(bytes: Uint8Array): unknown };

/** Fills the given bytes with random ones. */
export type RandomSource = (bytes: Uint8Array) => void;

/** The characters of a generated password (product §5.2). */
export const PASSWORD_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!@#$%^&*';

const GROUPS = 3;
const GROUP_LENGTH = 4;
/**
 * Bytes from this value on are thrown away, because they would make the first characters of the alphabet more likely.
 */
const FAIR_BYTES = 256 - (256 % PASSWORD_ALPHABET.length);

/**
 * A password of 3 groups of 4 random characters joined by hyphens (product §5.2). Every character of the alphabet is
 * equally likely. The random source is the platform's cryptographic one, unless a test gives its own.
 */
export function generatePassword(random: RandomSource = secureRandom): string {
  const characters = pickCharacters(GROUPS * GROUP_LENGTH, random);
  return Array.from({ length: GROUPS }, (_, group) =>
    characters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH),
  ).join('-');
}

function pickCharacters(count: number, random: RandomSource): string {
  const bytes = new Uint8Array(count * 2);
  let picked = '';
  while (picked.length < count) {
    random(bytes);
    for (const byte of bytes) {
      if (byte < FAIR_BYTES) picked += PASSWORD_ALPHABET.charAt(byte % PASSWORD_ALPHABET.length);
    }
  }
  return picked.slice(0, count);
}

function secureRandom(bytes: Uint8Array): void {
  crypto.getRandomValues(bytes);
}
