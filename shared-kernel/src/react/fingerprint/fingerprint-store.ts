/** Where the fingerprint is kept for the next visit. */
export const FINGERPRINT_STORAGE_KEY = 'cabinet.fingerprint';

declare global {
  interface Window {
    /** The fingerprint that the head of the page has computed for its own questions (see `EARLY_CALLS_SCRIPT`). */
    earlyFingerprint?: string;
  }
}

let current: string | null = null;
const listeners = new Set<() => void>();

function readStored(): string | null {
  try {
    return localStorage.getItem(FINGERPRINT_STORAGE_KEY);
  } catch {
    return null; // Storage is switched off; the copy in memory serves this page.
  }
}

/** The device's fingerprint, or `null` while it is being computed on the very first visit. */
export function readFingerprint(): string | null {
  return current ?? window.earlyFingerprint ?? readStored();
}

/** Keeps a computed fingerprint for this page and the next visit. */
export function storeFingerprint(fingerprint: string): void {
  current = fingerprint;
  try {
    localStorage.setItem(FINGERPRINT_STORAGE_KEY, fingerprint);
  } catch {
    // See readStored.
  }
  for (const listener of listeners) listener();
}

/** Forgets the fingerprint; for tests. */
export function forgetFingerprint(): void {
  current = null;
  delete window.earlyFingerprint;
  try {
    localStorage.removeItem(FINGERPRINT_STORAGE_KEY);
  } catch {
    // See readStored.
  }
}

/** Runs `listener` when a fingerprint is stored. */
export function onFingerprintStored(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
