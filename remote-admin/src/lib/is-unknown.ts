import { ApiError } from '@cabinet/kernel/http';

/** Of a call that takes an id and nothing else: a refusal of the id is of something that cannot be. */
export function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'RES.001' || error.code?.startsWith('VAL.') === true);
}
