import { useFormikContext } from 'formik';
import { Button, type ButtonProps } from '../ui/button.tsx';

/** Props of {@link SubmitButton}. */
export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'busy'> {
  /** Disables the button while nothing has changed. */
  readonly needsChange?: boolean | undefined;
}

/** The button that submits the form around it. It is busy while the form is being sent. */
export function SubmitButton({ needsChange = false, disabled = false, ...rest }: SubmitButtonProps) {
  const { isSubmitting, dirty } = useFormikContext();
  return (
    <Button {...rest} type="submit" busy={isSubmitting} disabled={disabled || (needsChange && !dirty)} />
  );
}
