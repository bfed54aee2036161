import { type FormikContextType, FormikProvider, type FormikValues } from 'formik';
import { type ReactNode, useEffect, useRef } from 'react';

/** Props of {@link Form}. */
export interface FormProps<Values extends FormikValues> {
  readonly form: FormikContextType<Values>;
  readonly children: ReactNode;
  /** The accessible name. */
  readonly label?: string | undefined;
  readonly id?: string | undefined;
}

/** A group of radios is wrong as a whole, but only one of them can have the focus. */
function controlOf(wrong: HTMLElement | null | undefined): HTMLElement | null | undefined {
  if (wrong?.tagName !== 'FIELDSET') return wrong;
  return wrong.querySelector<HTMLElement>('input:checked') ?? wrong.querySelector<HTMLElement>('input');
}

/** The `<form>` of a `useForm`. After a failed submit it moves the focus to the first wrong field. */
export function Form<Values extends FormikValues>({ form, children, label, id }: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting, isValid } = form;

  const judgedSubmit = useRef(0);

  useEffect(
    function focusFirstWrongField() {
      if (submitCount === judgedSubmit.current || isSubmitting) return;
      judgedSubmit.current = submitCount;
      if (!isValid) controlOf(element.current?.querySelector<HTMLElement>('[aria-invalid="true"]'))?.focus();
    },
    [submitCount, isSubmitting, isValid],
  );

  return (
    <FormikProvider value={form}>
      {/* A browser sends nothing by this method: without its script a form must not put a password into the address. */}
      <form ref={element} id={id} method="dialog" noValidate aria-label={label} onSubmit={form.handleSubmit}>
        {children}
      </form>
    </FormikProvider>
  );
}
