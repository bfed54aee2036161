import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../contract/limits.ts';
import { PASSWORD_TOO_SHORT_MESSAGE } from '../contract/messages.ts';

/** The password is longer than one hash may cost. */
export const PASSWORD_TOO_LONG_MESSAGE = `Пароль должен содержать не больше ${MAX_PASSWORD_LENGTH} символов`;

/**
 * The Russian message for a password that product §5.1 refuses, or undefined for a good one. Characters are counted as
 * a person sees them in the field, so an emoji is one.
 */
export function passwordError(password: string): string | undefined {
  const length = [...password].length;
  if (length < MIN_PASSWORD_LENGTH) return PASSWORD_TOO_SHORT_MESSAGE;
  return length > MAX_PASSWORD_LENGTH ? PASSWORD_TOO_LONG_MESSAGE : undefined;
}

/** {@link passwordError} as the test of a schema. A field without a value is for `required` to judge. */
export function passwordTest<Failure>(
  password: string | undefined,
  context: { createError(failure: { readonly message: string }): Failure },
): true | Failure {
  const message = password === undefined ? undefined : passwordError(password);
  return message === undefined || context.createError({ message });
}
