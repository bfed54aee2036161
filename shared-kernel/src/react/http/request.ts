import type { AxiosResponse } from 'axios';
import { ApiError } from './api-error.ts';
import { readHeader } from './client.ts';
import { openEnvelope } from './envelope.ts';
import { currentGeneration, reportRefusal } from './http-events.ts';
import { type ApiRequest, type RequestOptions, send } from './send.ts';

function retryAfterOf(response: Pick<AxiosResponse, 'headers'>): number | null {
  const seconds = Number.parseInt(readHeader(response, 'retry-after') ?? '', 10);
  return Number.isNaN(seconds) ? null : seconds;
}

/** An answer with what is needed to judge it. */
export interface Answered {
  readonly request: ApiRequest;
  readonly response: Pick<AxiosResponse<unknown>, 'status' | 'headers'>;
  readonly body: unknown;
  /** See `currentGeneration`; taken before the call was sent. */
  readonly generation: number;
}

/** Opens the envelope of an answer and reports a refusal that concerns the session. */
export function unwrap({ request, response, body, generation }: Answered): unknown {
  try {
    return openEnvelope({
      status: response.status,
      body,
      url: request.url,
      retryAfter: retryAfterOf(response),
      traceId: readHeader(response, 'x-trace-id'),
    });
  } catch (error) {
    const isCurrent = generation === currentGeneration();
    if (error instanceof ApiError && isCurrent) reportRefusal(error, request.anonymous !== true);
    throw error;
  }
}

/**
 * Calls the API.
 *
 * @typeParam Data what the endpoint's envelope carries, by the API's schema.
 * @returns the `data` of the envelope.
 * @throws ApiError
 */
export async function request<Data>(options: ApiRequest): Promise<Data> {
  const generation = currentGeneration();
  const response = await send(options);
  return unwrap({ request: options, response, body: response.data, generation }) as Data;
}

/** GET; see {@link request}. */
export function get<Data>(
  url: string,
  params?: RequestOptions['params'],
  options?: RequestOptions,
): Promise<Data> {
  return request<Data>({ ...options, method: 'GET', url, params });
}

/** POST; see {@link request}. */
export function post<Data>(url: string, data?: unknown, options?: RequestOptions): Promise<Data> {
  return request<Data>({ ...options, method: 'POST', url, data });
}

/** PUT; see {@link request}. */
export function put<Data>(url: string, data?: unknown, options?: RequestOptions): Promise<Data> {
  return request<Data>({ ...options, method: 'PUT', url, data });
}

/** PATCH; see {@link request}. */
export function patch<Data>(url: string, data?: unknown, options?: RequestOptions): Promise<Data> {
  return request<Data>({ ...options, method: 'PATCH', url, data });
}

/** DELETE; see {@link request}. */
export function del<Data>(url: string, options?: RequestOptions): Promise<Data> {
  return request<Data>({ ...options, method: 'DELETE', url });
}
