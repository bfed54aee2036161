/** The parts of which an {@link ApiError} is made. */
export interface ApiErrorInit {
  readonly status: number;
  readonly message: string;
  readonly code?: string | null;
  readonly category?: string | null;
  readonly fields?: Readonly<Record<string, string>>;
  readonly traceId?: string | null;
  readonly retryAfter?: number | null;
  readonly permission?: string | null;
  readonly methods?: readonly string[];
  readonly shortfall?: string | null;
  readonly count?: number | null;
}

/** A call that did not succeed: the server's refusal, or no answer at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status, or 0 when there was no answer. */
  readonly status: number;
  /** Code of the error catalogue, e.g. `AUTH.004`. */
  readonly code: string | null;
  readonly category: string | null;
  /** One message for each wrong field, by its name in camelCase. A nested field goes by its path, with dots. */
  readonly fields: Readonly<Record<string, string>>;
  /** Names this failure in the server's log. */
  readonly traceId: string | null;
  /** Seconds to wait before the next try. */
  readonly retryAfter: number | null;
  /** The permission that was missing. */
  readonly permission: string | null;
  /** How the person may prove who they are, the first way first (AUTH.010, AUTH.012). */
  readonly methods: readonly string[];
  /** How much of the money is missing that is to go back. */
  readonly shortfall: string | null;
  /** The number that there is now, where another one was expected. */
  readonly count: number | null;

  constructor(init: ApiErrorInit) {
    super(init.message);
    this.status = init.status;
    this.code = init.code ?? null;
    this.category = init.category ?? null;
    this.fields = init.fields ?? {};
    this.traceId = init.traceId ?? null;
    this.retryAfter = init.retryAfter ?? null;
    this.permission = init.permission ?? null;
    this.methods = init.methods ?? [];
    this.shortfall = init.shortfall ?? null;
    this.count = init.count ?? null;
  }
}
