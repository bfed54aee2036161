export { FormDateField } from './form-date-field.tsx';
export { FormMomentField } from './form-moment-field.tsx';
