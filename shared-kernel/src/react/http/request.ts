import type { AxiosResponse } from 'axios';
import { ACCESS_STAMP_HEADER, READ_ONLY_HEADER } from '../../core/contract/answer-headers.ts';
import { ApiError } from './api-error.ts';
import { readHeader } from './client.ts';
import { withConfirmedIdentity } from './confirm-identity.ts';
import { CURRENT_USER_URL, dropEarlyAnswers, takeEarlyAnswer } from './early-answers.ts';
import { openEnvelope } from './envelope.ts';
import {
  currentGeneration,
  reportAccessStamp,
  reportReadOnly,
  reportRefusal,
  reportWritten,
} from './http-events.ts';
import { type ApiRequest, send, urlOf } from './send.ts';

function retryAfterOf(response: Pick<AxiosResponse, 'headers'>): number | null {
  const seconds = Number.parseInt(readHeader(response, 'retry-after') ?? '', 10);
  return Number.isNaN(seconds) ? null : seconds;
}

/** An answer, with everything that is needed to judge it. */
export interface Answered {
  readonly request: ApiRequest;
  readonly response: Pick<AxiosResponse<unknown>, 'status' | 'headers'>;
  readonly body: unknown;
  /** The generation when the call was sent; see `currentGeneration`. */
  readonly generation: number;
}

/** Opens the envelope of an answer and reports what it says about the session and the API. */
export function unwrap({ request, response, body, generation }: Answered): unknown {
  const isReadOnly = readHeader(response, READ_ONLY_HEADER) !== null;
  // A fault may come from before the API, or from an API whose database is away completely.
  if (isReadOnly || response.status < 500) reportReadOnly(isReadOnly);
  const stamp = readHeader(response, ACCESS_STAMP_HEADER);
  const read = request.method === 'GET' ? urlOf(request) : null;
  if (stamp !== null && generation === currentGeneration())
    reportAccessStamp(stamp, { isCurrentUser: read === CURRENT_USER_URL });
  try {
    const data = openEnvelope({
      status: response.status,
      body,
      url: request.address,
      retryAfter: retryAfterOf(response),
      traceId: readHeader(response, 'x-trace-id'),
    });
    if (read === null && generation === currentGeneration()) reportWritten(request.address);
    return data;
  } catch (error) {
    const isCurrent = generation === currentGeneration();
    if (error instanceof ApiError && isCurrent)
      reportRefusal(error, {
        isAuthenticated: request.anonymous !== true,
        hasOwnLimit: request.hasOwnLimit === true,
        read,
      });
    throw error;
  }
}

/**
 * Makes a call that the API's document does not describe. Calls that it describes go through `get`, `post`, `put`,
 * `patch` and `del`.
 *
 * @returns the `data` of the envelope, its keys in camelCase.
 * @throws ApiError
 */
export function request(options: ApiRequest): Promise<unknown> {
  return options.method === 'GET' ? attempt(options) : withConfirmedIdentity(() => attempt(options));
}

async function attempt(options: ApiRequest): Promise<unknown> {
  const generation = currentGeneration();
  const isRead = options.method === 'GET';
  const early = isRead ? await takeEarlyAnswer(urlOf(options)) : null;
  // Nobody knows how far a failed write came either.
  const response = early ?? (await send(options).finally(() => isRead || dropEarlyAnswers()));
  return unwrap({ request: options, response, body: response.data, generation });
}
