import { useField } from 'formik';
import type { ReactNode } from 'react';
import { Field } from '../field.tsx';
import { DayInput } from './day-input.tsx';

/** Props of {@link FormDateField}. */
export interface FormDateFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly required?: boolean | undefined;
  /** The first and the last day that the calendar offers, `YYYY-MM-DD`. The schema judges what is typed. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/**
 * A day, bound to a field of the form around it, which holds `YYYY-MM-DD`. What is no day stays there as it was typed,
 * and the schema judges it by `isCalendarDay`.
 */
export function FormDateField({ name, label, hint, required, min, max }: FormDateFieldProps) {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<string>(name);
  return (
    <Field label={label} hint={hint} error={touched ? error : undefined} required={required}>
      {(control) => (
        <DayInput
          {...control}
          {...{ name, label, value, min, max }}
          onChange={(day) => void setValue(day)}
          onLeave={() => void setTouched(true)}
        />
      )}
    </Field>
  );
}
