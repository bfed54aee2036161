import { type CapDetails, ERROR_CATALOGUE, type ErrorCode } from '@cabinet/kernel/core/contract';

type ApiErrorOptions = {
  /** Instead of the catalogue's text. */
  message?: string;
  fields?: Record<string, string>;
  permission?: string;
  cap?: CapDetails;
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** The only way for a module to answer with an error: a code of the catalogue and what belongs to it. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly permission: string | undefined;
  readonly cap: CapDetails | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    { message, fields, permission, cap, retryAfterSeconds, cause }: ApiErrorOptions = {},
  ) {
    super(message ?? ERROR_CATALOGUE[code].message, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.fields = fields;
    this.permission = permission;
    this.cap = cap;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get httpStatus(): number {
    return ERROR_CATALOGUE[this.code].httpStatus;
  }
}
