import { ApiError } from '@cabinet/kernel/http';

/** Whether a call that takes only an id failed because nothing has this id, or nothing could have it. */
export function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'RES.001' || error.code?.startsWith('VAL.') === true);
}
