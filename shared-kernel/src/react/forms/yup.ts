/**
 * The part of yup that schemas use. Only a form's `*.schema.ts` imports it, and `validateWith` loads that file
 * when it is first needed.
 */

export type { InferType, ObjectSchema, Schema } from 'yup';
export { array, boolean, mixed, number, object, ref, string, ValidationError } from 'yup';
