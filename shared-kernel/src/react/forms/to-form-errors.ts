import { type FormikErrors, type FormikValues, setIn } from 'formik';

interface Violation {
  readonly path: string;
  readonly message: string;
}

function isViolation(value: unknown): value is Violation {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('message' in value))
    return false;
  return typeof value.path === 'string' && value.path !== '' && typeof value.message === 'string';
}

function violationsOf(error: unknown): readonly Violation[] {
  if (typeof error !== 'object' || error === null) return [];
  const inner =
    'inner' in error && Array.isArray(error.inner) && error.inner.length > 0 ? error.inner : [error];
  return inner.filter(isViolation);
}

/**
 * The complaints of yup, as Formik takes them. Of several complaints about a field the first counts.
 *
 * @throws the error itself when it is none of yup's.
 */
export function toFormErrors<Values extends FormikValues>(error: unknown): FormikErrors<Values> {
  const violations = violationsOf(error);
  if (violations.length === 0) throw error;
  const seen = new Set<string>();
  let errors: FormikErrors<Values> = {};
  for (const { path, message } of violations) {
    if (!seen.has(path)) errors = setIn(errors, path, message);
    seen.add(path);
  }
  return errors;
}
