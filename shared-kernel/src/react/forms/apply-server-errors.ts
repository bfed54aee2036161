import type { FormikHelpers, FormikValues } from 'formik';
import { ApiError } from '../http/api-error.ts';

/**
 * The fields of which an `ApiError` complains. A form is flat, so of `settings.threshold` it knows only the last name.
 */
export function complaintsOf(error: unknown): readonly (readonly [name: string, message: string])[] {
  if (!(error instanceof ApiError)) return [];
  return Object.entries(error.fields).map(([path, message]) => [path.replace(/^.*\./, ''), message]);
}

/**
 * Shows the complaints of an `ApiError` at the form's fields.
 *
 * @returns whether every complaint found its field; if not, the caller shows the error itself.
 */
export function applyServerErrors<Values extends FormikValues>(
  error: unknown,
  values: Values,
  helpers: Pick<FormikHelpers<Values>, 'setFieldError' | 'setFieldTouched'>,
): boolean {
  const complaints = complaintsOf(error);
  const known = complaints.filter(([name]) => Object.hasOwn(values, name));
  for (const [name, message] of known) {
    void helpers.setFieldTouched(name, true, false);
    helpers.setFieldError(name, message);
  }
  return known.length > 0 && known.length === complaints.length;
}
