/** The page knows its device, as after the first visit: who is signed in can be asked anew. */
export function keepFingerprint(): void {
  localStorage.setItem('cabinet.fingerprint', 'f'.repeat(64));
}
