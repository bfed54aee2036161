import { useField } from 'formik';
import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type DeleteDirection, editPhone, type PhoneEdit } from '../../core/phone/edit-phone.ts';
import { Field } from '../ui/field.tsx';
import { Input, type InputProps } from '../ui/input.ts';

/** Props of {@link FormPhoneField}. */
export interface FormPhoneFieldProps
  extends Omit<InputProps, 'name' | 'type' | 'value' | 'onChange' | 'onBlur'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
}

function directionOf(event: Event): DeleteDirection {
  const type = 'inputType' in event ? String(event.inputType) : '';
  return type.startsWith('delete') && type.endsWith('Forward') ? 'forward' : 'backward';
}

/**
 * A Russian phone number bound to a field of the form around it, shown as +7 (XXX) XXX-XX-XX while it is typed. The
 * caret stays where the person edits, also in the middle. A pasted number of any Russian form is normalised.
 */
export function FormPhoneField({ name, label, hint, required, ...rest }: FormPhoneFieldProps) {
  const [field, meta, helpers] = useField<string>(name);
  const input = useRef<HTMLInputElement>(null);
  const [edit, setEdit] = useState<PhoneEdit | null>(null);

  useLayoutEffect(
    function restoreCaret() {
      if (edit !== null) input.current?.setSelectionRange(edit.caret, edit.caret);
    },
    [edit],
  );

  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const caret = target.selectionStart ?? target.value.length;
    const next = editPhone(field.value, target.value, caret, directionOf(nativeEvent));
    setEdit(next);
    void helpers.setValue(next.text);
  }

  return (
    <Field label={label} hint={hint} error={meta.touched ? meta.error : undefined} required={required}>
      {(control) => (
        <Input
          autoComplete="tel"
          placeholder="+7 (___) ___-__-__"
          {...rest}
          {...control}
          {...field}
          ref={input}
          type="tel"
          onChange={handleChange}
        />
      )}
    </Field>
  );
}
