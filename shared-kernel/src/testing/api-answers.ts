import { HttpResponse, type JsonBodyType } from 'msw';
import type { ErrorDetails } from '../core/contract/envelope.ts';
import { ERROR_CATALOGUE, type ErrorCode } from '../core/contract/error-catalogue.ts';

/** jsdom's own. */
export const ORIGIN = 'http://localhost';

/** Where the API answers in tests. */
export const API = `${ORIGIN}/api/v1`;

/** A success in the server's envelope. */
export function success(data: JsonBodyType, status = 200): Response {
  return HttpResponse.json({ status: 'success', message: 'OK', data }, { status });
}

/** What a refusal may say beside its code. */
export interface FailureDraft extends Omit<ErrorDetails, 'code'> {
  readonly status?: number;
  readonly message?: string;
  readonly retryAfter?: number;
}

/** A refusal in the server's envelope, with the status and text of the error catalogue. */
export function failure(code: ErrorCode, draft: FailureDraft = {}): Response {
  const { httpStatus, category, message } = ERROR_CATALOGUE[code];
  const { status = httpStatus, retryAfter, message: text = message, ...details } = draft;
  return HttpResponse.json(
    { status: 'error', message: text, details: { code, category, ...details } },
    { status, headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) } },
  );
}
