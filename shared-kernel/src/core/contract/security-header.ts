/** The header that carries the device fingerprint with every request (product §6.7, §10.7). */
export const SECURITY_HEADER = 'x-security-check';
