export { generatePassword, PASSWORD_ALPHABET, type RandomSource } from './generate-password.ts';
export { PASSWORD_TOO_LONG_MESSAGE, passwordError, passwordTest } from './password-error.ts';
