import { ERROR_CATALOGUE, type ErrorCode, type ErrorDetails } from '@cabinet/kernel/core/contract';
import type { PayerKind } from '@cabinet/kernel/core/payments';

/** What the answer says beside its code and its trace. */
interface ErrorFacts extends Omit<ErrorDetails, 'code' | 'category' | 'trace_id'> {
  /** RES.002 carries the present state of the thing, as its route answers it. */
  readonly current?: object;
  /** RES.003 carries how many people stand in the way. */
  readonly users_count?: number;
  /** RES.003 of an invitation: the address is to be confirmed by a code first. */
  readonly confirm?: true;
  /** RES.003 carries the debt that stands in the way, and the account that has it. */
  readonly debt?: string;
  readonly payer?: { readonly id: string; readonly kind: PayerKind; readonly name: string };
}

interface ApiErrorOptions extends ErrorFacts {
  /** Replaces the catalogue's text. */
  readonly message?: string | undefined;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** The only way to answer with an error: it takes a code of the catalogue and its details. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;
  readonly facts: ErrorFacts;

  constructor(code: ErrorCode, { message, retryAfterSeconds, cause, ...facts }: ApiErrorOptions = {}) {
    super(message ?? ERROR_CATALOGUE[code].message, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.facts = facts;
  }

  get httpStatus(): number {
    return ERROR_CATALOGUE[this.code].httpStatus;
  }
}

/** An error of one field. What it says of the field is the message of the answer too. */
export function badField(field: string, message: string, code: ErrorCode = 'VAL.003'): ApiError {
  return new ApiError(code, { message, fields: { [field]: message } });
}

/** What a form says of a field that nothing was typed into. */
export const REQUIRED_MESSAGE = ERROR_CATALOGUE['VAL.004'].message;

/** A text without the spaces around it. A text of spaces alone counts as missing. */
export function requiredText(field: string, text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw badField(field, REQUIRED_MESSAGE, 'VAL.004');
  return trimmed;
}
