import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { SECURITY_HEADER } from '../../core/contract/security-header.ts';
import { readFingerprint } from '../fingerprint/fingerprint-store.ts';
import { client } from './client.ts';
import { type QueryParams, toQueryString } from './query-string.ts';
import { toTransportError } from './transport-error.ts';

/** A call to the API. */
export interface RequestOptions {
  readonly params?: QueryParams | undefined;
  /** Replaces `/api/v1/`, e.g. `/api/nona/admin/promo/`. */
  readonly basePath?: string | undefined;
  /** Makes a write safe to repeat (see `createIdempotencyKey`). */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** 30 s unless said otherwise; 0 waits for ever. */
  readonly timeoutMs?: number | undefined;
  /** The call needs no session, so that its 401 says nothing about one (sign-in, password reset). */
  readonly anonymous?: boolean | undefined;
}

/** A call with its method, address and body. */
export interface ApiRequest extends RequestOptions {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly data?: unknown;
}

/** What every call carries beside its cookies. */
export function headersOf(request: ApiRequest): Record<string, string> {
  const fingerprint = readFingerprint();
  return {
    ...(fingerprint === null ? {} : { [SECURITY_HEADER]: fingerprint }),
    ...(request.idempotencyKey === undefined ? {} : { 'Idempotency-Key': request.idempotencyKey }),
  };
}

/** Address with its query, below the base path. */
export function pathOf({ url, params }: ApiRequest): string {
  const query = params === undefined ? '' : toQueryString(params);
  return query === '' ? url : `${url}?${query}`;
}

function toConfig(request: ApiRequest): AxiosRequestConfig & { headers: Record<string, string> } {
  const { method, data, basePath, signal, timeoutMs } = request;
  return {
    method,
    url: pathOf(request),
    data,
    headers: headersOf(request),
    ...(basePath === undefined ? {} : { baseURL: basePath }),
    ...(signal === undefined ? {} : { signal }),
    ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
  };
}

/** Sends the call and returns the raw answer; a call without an answer throws `ApiError` with status 0. */
export async function send(
  request: ApiRequest,
  extra: { readonly responseType?: 'blob'; readonly headers?: Record<string, string> } = {},
): Promise<AxiosResponse<unknown>> {
  try {
    const config = toConfig(request);
    return await client.request<unknown>({
      ...config,
      ...extra,
      headers: { ...config.headers, ...extra.headers },
    });
  } catch (error) {
    throw toTransportError(error);
  }
}
