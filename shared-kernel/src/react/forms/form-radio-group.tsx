import { useField } from 'formik';
import { RadioGroup, type RadioGroupProps } from '../ui/radio-group.tsx';

/** Props of {@link FormRadioGroup}. */
export interface FormRadioGroupProps<Value extends string>
  extends Pick<RadioGroupProps<Value>, 'legend' | 'name' | 'options' | 'disabled'> {}

/** A choice among a few values, bound to a field of the form around it. */
export function FormRadioGroup<Value extends string>({ name, ...rest }: FormRadioGroupProps<Value>) {
  const [{ value }, meta, helpers] = useField<Value>(name);
  return (
    <RadioGroup
      {...rest}
      name={name}
      value={value}
      onChange={(chosen) => void helpers.setValue(chosen)}
      onBlur={() => void helpers.setTouched(true)}
      error={meta.touched ? meta.error : undefined}
    />
  );
}
