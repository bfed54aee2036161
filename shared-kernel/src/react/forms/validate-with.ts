import type { FormikErrors, FormikValues } from 'formik';
import { toFormErrors } from './to-form-errors.ts';

/** The part of a yup schema that validation needs. A type of its own keeps yup out of the first load. */
export interface LazySchema {
  validate(values: unknown, options: { readonly abortEarly: false }): Promise<unknown>;
}

/** A `validate` for `useForm` whose schema arrives when it is first needed. */
export interface LazyValidate<Values extends FormikValues> {
  (values: Values): Promise<FormikErrors<Values>>;
  /** Fetches the schema ahead of need, for example when the form gets focus. */
  preload(): void;
}

/** To yup an empty text is a missing value, as it is to a person. */
function withoutEmptyTexts(values: FormikValues): FormikValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === '' ? undefined : value]),
  );
}

/**
 * Validates by a schema that is loaded on first use: `validateWith(() => import('./sign-in-form.schema.ts'))`, where
 * that module exports `schema`. A load that failed is forgotten, so that the next try can succeed.
 */
export function validateWith<Values extends FormikValues>(
  load: () => Promise<{ readonly schema: LazySchema }>,
): LazyValidate<Values> {
  let loading: Promise<LazySchema> | null = null;

  function loadSchema(): Promise<LazySchema> {
    loading ??= load().then(
      (module) => module.schema,
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  async function validate(values: Values): Promise<FormikErrors<Values>> {
    const schema = await loadSchema().catch(() => null);
    // Without its schema a form is sent as it is. The server judges it all the same, and nobody is stuck.
    if (schema === null) return {};
    return schema
      .validate(withoutEmptyTexts(values), { abortEarly: false })
      .then(() => ({}), toFormErrors<Values>);
  }

  return Object.assign(validate, { preload: () => void loadSchema().catch(() => undefined) });
}
