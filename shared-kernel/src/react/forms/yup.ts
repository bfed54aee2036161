/**
 * The part of yup that schemas use. Only a form's `*.schema.ts` imports it, and `validateWith` loads that file
 * when it is first needed.
 */

export { object, ref, string } from 'yup';
