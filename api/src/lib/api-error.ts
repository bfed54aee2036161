import { type CapDetails, ERROR_CATALOGUE, type ErrorCode } from '@cabinet/kernel/core/contract';

interface ApiErrorOptions {
  /** Replaces the catalogue's text. */
  readonly message?: string | undefined;
  readonly fields?: Record<string, string>;
  readonly permission?: string;
  readonly cap?: CapDetails | undefined;
  /** RES.002 carries the present state of the thing, as its route answers it. */
  readonly current?: object;
  /** RES.003 carries how many people stand in the way. */
  readonly usersCount?: number;
  /** RES.002 carries the number that holds now. */
  readonly count?: number;
  /** RES.003 carries how much of the money is missing that is to go back. */
  readonly shortfall?: string;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** The only way to answer with an error: it takes a code of the catalogue and its details. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly permission: string | undefined;
  readonly cap: CapDetails | undefined;
  readonly current: object | undefined;
  readonly usersCount: number | undefined;
  readonly count: number | undefined;
  readonly shortfall: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    {
      message,
      fields,
      permission,
      cap,
      current,
      usersCount,
      count,
      shortfall,
      retryAfterSeconds,
      cause,
    }: ApiErrorOptions = {},
  ) {
    super(message ?? ERROR_CATALOGUE[code].message, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.fields = fields;
    this.permission = permission;
    this.cap = cap;
    this.current = current;
    this.usersCount = usersCount;
    this.count = count;
    this.shortfall = shortfall;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get httpStatus(): number {
    return ERROR_CATALOGUE[this.code].httpStatus;
  }
}
