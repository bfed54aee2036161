export { useUnsavedInput } from '../state/unsaved-input.ts';
export { applyServerErrors } from './apply-server-errors.ts';
export type { FormProps } from './form.tsx';
export { Form } from './form.tsx';
export type { FormCheckboxProps } from './form-checkbox.tsx';
export { FormCheckbox } from './form-checkbox.tsx';
export type { FormErrorProps } from './form-error.tsx';
export { FormError } from './form-error.tsx';
export type { FormPhoneFieldProps } from './form-phone-field.tsx';
export { FormPhoneField } from './form-phone-field.tsx';
export type { FormRadioGroupProps } from './form-radio-group.tsx';
export { FormRadioGroup } from './form-radio-group.tsx';
export type { FormTextFieldProps } from './form-text-field.tsx';
export { FormTextField } from './form-text-field.tsx';
export type { FormTextareaFieldProps } from './form-textarea-field.tsx';
export { FormTextareaField } from './form-textarea-field.tsx';
export type {
  FieldArrayRenderProps,
  FormikConfig,
  FormikContextType,
  FormikErrors,
  FormikHelpers,
  FormikTouched,
  FormikValues,
} from './formik.ts';
export {
  FieldArray,
  Formik,
  FormikForm,
  FormikProvider,
  useField,
  useFormik,
  useFormikContext,
} from './formik.ts';
export type { PasswordFieldProps } from './password-field.tsx';
export { PasswordField } from './password-field.tsx';
export type { SubmitButtonProps } from './submit-button.tsx';
export { SubmitButton } from './submit-button.tsx';
export type { FormOptions } from './use-form.ts';
export { useForm } from './use-form.ts';
export type { LazySchema, LazyValidate } from './validate-with.ts';
export { validateWith } from './validate-with.ts';
export type { InferType, ObjectSchema, Schema } from './yup.ts';
export { array, boolean, mixed, number, object, ref, string, ValidationError } from './yup.ts';
