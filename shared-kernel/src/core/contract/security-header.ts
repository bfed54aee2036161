/** The header that carries the device fingerprint with every request (specification §6 and §7). */
export const SECURITY_HEADER = 'x-security-check';
