import { deviceTraits } from './device-traits.ts';
import { storeFingerprint } from './fingerprint-store.ts';
import { sha256, sha256OfPlatform } from './sha256.ts';

const SALT = 'cabinet-device-fingerprint-v1';
const SUFFIX_LENGTH = 8;

/**
 * 64 hexadecimal digits of the traits' hash, a hyphen, and the first digits of the second hash.
 *
 * @remarks Also runs in an inline script, by its source alone: it may use nothing from outside itself.
 */
async function joinHashes(
  traits: readonly string[],
  hash: (text: string) => Promise<string>,
  salt: string,
  suffixLength: number,
): Promise<string> {
  const first = await hash([salt, ...traits].join('\n'));
  const second = await hash(first + salt);
  return `${first}-${second.slice(0, suffixLength)}`;
}

export const hashTraits = (traits: readonly string[]): Promise<string> =>
  joinHashes(traits, sha256, SALT, SUFFIX_LENGTH);

/** For an inline script: an expression of the promise that {@link computeFingerprint} gives, which stores nothing. */
export const FINGERPRINT_EXPRESSION = `(${joinHashes})((${deviceTraits})(),${sha256OfPlatform},'${SALT}',${SUFFIX_LENGTH})`;

/** Computes the device's fingerprint and stores it. Runs once, as the page starts. */
export async function computeFingerprint(): Promise<string> {
  const fingerprint = await hashTraits(deviceTraits());
  storeFingerprint(fingerprint);
  return fingerprint;
}
