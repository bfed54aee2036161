import { FINGERPRINT_MAX_LENGTH, FINGERPRINT_MIN_LENGTH } from './limits.ts';

/** The header that carries the device fingerprint with every request (product §6.7, §10.7). */
export const SECURITY_HEADER = 'x-security-check';

/** The header of what a page asks by itself while nobody touches it: it is no use of the session (product §12.5). */
export const UNATTENDED_HEADER = 'x-unattended';

/** Every fingerprint that the API takes. */
export const FINGERPRINT_PATTERN = new RegExp(
  `^[A-Za-z0-9._:-]{${FINGERPRINT_MIN_LENGTH},${FINGERPRINT_MAX_LENGTH}}$`,
);
