export type { FormSelectFieldProps } from './form-select-field.tsx';
export { FormSelectField } from './form-select-field.tsx';
export type { SelectOption, SelectProps } from './select.tsx';
export { Select } from './select.tsx';
