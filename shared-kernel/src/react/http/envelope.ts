import type { ErrorDetails } from '../../core/contract/envelope.ts';
import { parseEnvelope } from '../../core/contract/parse-envelope.ts';
import { ApiError } from './api-error.ts';
import { renameKeys, toCamelName } from './rename-keys.ts';

/** The parts of an HTTP answer that {@link openEnvelope} needs. */
export interface RawAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly url: string;
  readonly retryAfter: number | null;
  readonly traceId: string | null;
}

const FALLBACK_MESSAGE = 'Не удалось выполнить запрос. Попробуйте позже.';

/** `settings.low_balance_threshold` → `settings.lowBalanceThreshold`. */
const toCamelPath = (path: string) => path.split('.').map(toCamelName).join('.');

function toApiError(answer: RawAnswer, message: string, details: ErrorDetails): ApiError {
  return new ApiError({
    status: answer.status,
    message: message === '' ? FALLBACK_MESSAGE : message,
    code: details.code ?? null,
    category: details.category ?? null,
    fields: Object.fromEntries(
      Object.entries(details.fields ?? {}).map(([path, text]) => [toCamelPath(path), text]),
    ),
    traceId: details.trace_id ?? answer.traceId,
    retryAfter: answer.retryAfter,
    permission: details.permission ?? null,
    methods: details.methods ?? [],
    shortfall: details.shortfall ?? null,
    count: details.count ?? null,
  });
}

/**
 * Takes the data out of the server's envelope.
 *
 * @returns `data` of a success, its keys in camelCase; the body itself, with a console warning, when there is no envelope.
 * @throws ApiError for an envelope with `status: "error"` and for any status from 400.
 */
export function openEnvelope(answer: RawAnswer): unknown {
  const parsed = parseEnvelope(answer.body);
  if (parsed.kind === 'error') throw toApiError(answer, parsed.message, parsed.details);
  if (answer.status >= 400) throw toApiError(answer, '', {});
  if (parsed.kind === 'success') return renameKeys(parsed.data, toCamelName);
  if (answer.status !== 204)
    console.warn(`The answer of ${answer.url} has no envelope; it is passed through.`);
  return answer.body;
}
