export type { FormMoneyFieldProps } from './form-money-field.tsx';
export { FormMoneyField } from './form-money-field.tsx';
