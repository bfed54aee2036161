import { type FormikContextType, FormikProvider, type FormikValues } from 'formik';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

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

/**
 * A password manager may fill a field without a word. React keeps what it knows of a field as its default value, so
 * what differs is told to the field now, which takes it as if it were typed.
 */
function tellWhatIsSeen(form: HTMLFormElement): void {
  for (const field of form.elements) {
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && field.value !== field.defaultValue)
      field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** The `<form>` of a `useForm`. It sends what its fields show. After a failed submit it moves the focus to the first wrong field. */
export function Form<Values extends FormikValues>({ form, children, label, id }: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting, isValid } = form;

  const judgedSubmit = useRef(0);

  function submit(event: FormEvent<HTMLFormElement>) {
    const { currentTarget } = event;
    flushSync(() => tellWhatIsSeen(currentTarget));
    form.handleSubmit(event);
  }

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
      <form ref={element} id={id} method="dialog" noValidate aria-label={label} onSubmit={submit}>
        {children}
      </form>
    </FormikProvider>
  );
}
