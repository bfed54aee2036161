import { FINGERPRINT_POLL_MS, FINGERPRINT_WAIT_MS } from '../../core/contract/limits.ts';
import { onFingerprintStored, readFingerprint } from './fingerprint-store.ts';

/** The fingerprint did not appear in time. */
export class FingerprintTimeoutError extends Error {
  override readonly name = 'FingerprintTimeoutError';

  constructor() {
    super(`Fingerprint timeout: no device fingerprint within ${FINGERPRINT_WAIT_MS} ms.`);
  }
}

/**
 * Resolves with the fingerprint, at once when there is one.
 *
 * A listener reports one that this page stores; polling finds one that another tab has stored.
 *
 * @throws FingerprintTimeoutError after 5 s.
 */
export function waitForFingerprint(): Promise<string> {
  return new Promise((resolve, reject) => {
    const startedAt = Date.now();
    const stop = () => {
      clearInterval(timer);
      unsubscribe();
    };
    const check = () => {
      const fingerprint = readFingerprint();
      if (fingerprint !== null) {
        stop();
        resolve(fingerprint);
      } else if (Date.now() - startedAt >= FINGERPRINT_WAIT_MS) {
        stop();
        reject(new FingerprintTimeoutError());
      }
    };
    const timer = setInterval(check, FINGERPRINT_POLL_MS);
    const unsubscribe = onFingerprintStored(check);
    check();
  });
}
