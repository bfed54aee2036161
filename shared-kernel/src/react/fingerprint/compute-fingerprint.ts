import { deviceTraits } from './device-traits.ts';
import { storeFingerprint } from './fingerprint-store.ts';
import { sha256 } from './sha256.ts';

const SALT = 'cabinet-device-fingerprint-v1';
const SUFFIX_LENGTH = 8;

/** 64 hexadecimal digits of the traits' hash, a hyphen, 8 digits of the second hash. */
export async function hashTraits(traits: readonly string[]): Promise<string> {
  const hash = await sha256([SALT, ...traits].join('\n'));
  const second = await sha256(`${hash}${SALT}`);
  return `${hash}-${second.slice(0, SUFFIX_LENGTH)}`;
}

/** Computes the device's fingerprint and stores it; run once, as the page starts. */
export async function computeFingerprint(): Promise<string> {
  const fingerprint = await hashTraits(deviceTraits());
  storeFingerprint(fingerprint);
  return fingerprint;
}
