import { ApiError } from '@cabinet/kernel/http';

/** A refusal that says that the page knows of rights, or of a company, which are no longer there; the session follows by itself. */
export function isLostAccess(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'AUTH.003' || error.code === 'RES.001');
}
