import {
  type FormikContextType,
  type FormikErrors,
  type FormikHelpers,
  type FormikValues,
  useFormik,
} from 'formik';
import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { isSessionRefusal } from '../http/is-session-refusal.ts';
import { isUnconfirmed } from '../http/is-unconfirmed.ts';
import { withdrawErrors } from '../notify/notification-queue.ts';
import { isSessionHeldAtom } from '../session/session-atoms.ts';
import { useUnsavedInput } from '../store/unsaved-input.ts';
import { applyServerErrors, complaintsOf } from './apply-server-errors.ts';
import { useJudgeAfterPress } from './use-judge-after-press.ts';

/** What {@link useForm} takes. */
export interface FormOptions<Values extends FormikValues> {
  readonly initialValues: Values;
  readonly validate?: ((values: Values) => Promise<FormikErrors<Values>> | FormikErrors<Values>) | undefined;
  /** Saves. An `ApiError` with `fields` that it throws is shown at those fields and goes no further. */
  readonly onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<unknown>;
  /** Shows any other failure. Without it the failure is thrown. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
  /** Told when the form begins to hold what is not saved, and when it no longer does or goes. */
  readonly onUnsaved?: ((isUnsaved: boolean) => void) | undefined;
  /** Takes new initial values while the form is open. */
  readonly enableReinitialize?: boolean | undefined;
}

/**
 * A form. It validates when a field has been left and on submit, never submits twice at once, and puts the server's
 * complaints at the fields they are about. Sending it takes away the error toasts of earlier attempts. What is typed
 * and not sent survives the end of the session (`useUnsavedInput`).
 */
export function useForm<Values extends FormikValues>(
  options: FormOptions<Values>,
): FormikContextType<Values> {
  const store = useStore();
  const isSubmittingNow = useRef(false);
  const refusal = useRef<{ readonly values: Values; readonly error: unknown } | null>(null);

  /**
   * What the server refused stays refused until it is changed or sent again, because leaving a field does not fix it.
   */
  async function validate(values: Values): Promise<FormikErrors<Values>> {
    const errors = (await options.validate?.(values)) ?? {};
    const refused = complaintsOf(refusal.current?.error).filter(
      ([name]) => Object.hasOwn(values, name) && values[name] === refusal.current?.values[name],
    );
    return { ...Object.fromEntries(refused), ...errors };
  }

  async function submit(values: Values, helpers: FormikHelpers<Values>): Promise<void> {
    if (isSubmittingNow.current) return;
    isSubmittingNow.current = true;
    withdrawErrors();
    try {
      await options.onSubmit(values, helpers);
    } catch (error) {
      // The question to sign in again says enough, and the form stays behind it.
      if (store.get(isSessionHeldAtom) && isSessionRefusal(error)) return;
      // The person has closed the question who they are: nothing is wrong with the form.
      if (isUnconfirmed(error)) return;
      refusal.current = { values, error };
      if (applyServerErrors(error, values, helpers)) return;
      if (options.onFailure === undefined) throw error;
      options.onFailure(error);
    } finally {
      isSubmittingNow.current = false;
    }
  }

  const formik = useFormik<Values>({
    initialValues: options.initialValues,
    validateOnChange: false,
    enableReinitialize: options.enableReinitialize ?? false,
    onSubmit: submit,
    validate,
  });
  const { values, errors, dirty, setFieldError } = formik;
  useUnsavedInput(dirty);
  const { onUnsaved } = options;
  const listener = useRef(onUnsaved);
  useEffect(
    function tellUnsaved() {
      listener.current = onUnsaved;
      onUnsaved?.(dirty);
    },
    [dirty, onUnsaved],
  );
  useEffect(function endWithForm() {
    return () => listener.current?.(false);
  }, []);
  const judgedValues = useRef(values);

  // This does not happen when the field is left. The press on the submit button takes the focus away, and a message
  // that vanishes in that moment moves the button from under the pointer, so that the press is lost.
  useEffect(
    function forgiveWhatChanged() {
      const changed = Object.keys(errors).filter((name) => values[name] !== judgedValues.current[name]);
      judgedValues.current = values;
      for (const name of changed) setFieldError(name, undefined);
    },
    [values, errors, setFieldError],
  );

  const { drop, ...judging } = useJudgeAfterPress(formik);
  const sendAgain = <Arguments extends unknown[], Result>(send: (...args: Arguments) => Result) => {
    return (...args: Arguments): Result => {
      refusal.current = null;
      drop();
      return send(...args);
    };
  };
  return {
    ...formik,
    ...judging,
    handleSubmit: sendAgain(formik.handleSubmit),
    submitForm: sendAgain(formik.submitForm),
    resetForm(...args) {
      drop();
      formik.resetForm(...args);
    },
  };
}
