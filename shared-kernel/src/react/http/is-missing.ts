import { ApiError } from './api-error.ts';

/**
 * Whether a call that asks for one thing by its id was refused because there is no such thing. The API answers RES.001 for
 * what does not exist and for what belongs to others, and VAL.… for an id that nothing can have.
 */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'RES.001' || error.code?.startsWith('VAL.') === true);
}
