import { storeFingerprint } from '../react/fingerprint/fingerprint-store.ts';

/** The page knows its device, as after the first visit: who is signed in can be asked anew. */
export function keepFingerprint(): void {
  storeFingerprint('f'.repeat(64));
}
