export { FormSelectField } from './form-select-field.tsx';
export type { SelectOption } from './select.tsx';
export { Select } from './select.tsx';
