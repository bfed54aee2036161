export { useUnsavedInput } from '../store/unsaved-input.ts';
export { ChangedMeanwhile } from './changed-meanwhile.tsx';
export { Form } from './form.tsx';
export { FormCheckbox } from './form-checkbox.tsx';
export { FormCodeField } from './form-code-field.tsx';
export { FormError } from './form-error.tsx';
export { FormPhoneField } from './form-phone-field.tsx';
export { FormRadioGroup } from './form-radio-group.tsx';
export { FormTextField } from './form-text-field.tsx';
export { FormTextareaField } from './form-textarea-field.tsx';
export type {
  FormikContextType,
  FormikValues,
} from './formik.ts';
export {
  FormikProvider,
  useField,
} from './formik.ts';
export { LeaveQuestion } from './leave-question.tsx';
export { linesText, lineText } from './name-text.ts';
export { NewPasswordField } from './new-password-field.tsx';
export { PasswordField } from './password-field.tsx';
export { QuietButton } from './quiet-button.tsx';
export { Refusal } from './refusal.tsx';
export { SubmitButton } from './submit-button.tsx';
export { useAttemptKey } from './use-attempt-key.ts';
export { useForm } from './use-form.ts';
export { useRefusal } from './use-refusal.ts';
export { useSecondsLeft } from './use-seconds-left.ts';
export { validateWith } from './validate-with.ts';
export { object, ref, string } from './yup.ts';
