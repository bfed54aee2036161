export { FormMoneyField } from './form-money-field.tsx';
