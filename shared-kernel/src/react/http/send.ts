import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { SECURITY_HEADER, UNATTENDED_HEADER } from '../../core/contract/security-header.ts';
import { readFingerprint } from '../fingerprint/fingerprint-store.ts';
import { pathOfAddress } from './api-base.ts';
import { isAttended } from './attended.ts';
import { client } from './client.ts';
import { type QueryParams, toQueryString } from './query-string.ts';
import { renameKeys, toSnakeName } from './rename-keys.ts';
import { toTransportError } from './transport-error.ts';

/** How a call is made, whatever it asks for. */
export interface CallOptions {
  /** Makes a write safe to repeat (see `createIdempotencyKey`). */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** The time limit in milliseconds, 30 s by default; 0 waits for ever. */
  readonly timeoutMs?: number | undefined;
  /** The call needs no session (sign-in, password reset), so its 401 says nothing about one. */
  readonly anonymous?: boolean | undefined;
  /** What is asked for has a limit that the caller tells itself (letters of a day), so its 429 limits nothing else. */
  readonly hasOwnLimit?: boolean | undefined;
}

/** A call as the typed functions pass it on. The names of its query and body are in camelCase. */
export interface ApiRequest extends CallOptions {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The address below `/api/v1/`, or from `nona/` on below `/api/`. `{id}` stands for a member of `path`. */
  readonly address: string;
  readonly path?: Readonly<Record<string, string>> | undefined;
  readonly query?: QueryParams | undefined;
  /** Added to `query`. Its names are those of the wire. */
  readonly rawQuery?: QueryParams | undefined;
  readonly body?: unknown;
  /** Sent instead of `body`, as it is written. */
  readonly rawBody?: unknown;
}

/** The headers that every call carries beside its cookies. */
export function headersOf(request: ApiRequest): Record<string, string> {
  const fingerprint = readFingerprint();
  return {
    ...(isAttended() ? {} : { [UNATTENDED_HEADER]: '1' }),
    ...(fingerprint === null ? {} : { [SECURITY_HEADER]: fingerprint }),
    ...(request.idempotencyKey === undefined ? {} : { 'Idempotency-Key': request.idempotencyKey }),
  };
}

/** The whole address with its path parameters and its query. */
export function urlOf({ address, path = {}, query, rawQuery }: ApiRequest): string {
  const filled = address.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(path[name] ?? ''));
  const search = toQueryString({ ...query, ...rawQuery });
  return `${pathOfAddress(filled)}${search === '' ? '' : `?${search}`}`;
}

function toConfig(request: ApiRequest): AxiosRequestConfig & { readonly headers: Record<string, string> } {
  const { method, body, rawBody, signal, timeoutMs } = request;
  return {
    method,
    url: urlOf(request),
    data: rawBody ?? renameKeys(body, toSnakeName),
    headers: headersOf(request),
    ...(signal === undefined ? {} : { signal }),
    ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
  };
}

/** Sends the call and returns the raw answer. A call without an answer throws `ApiError` with status 0. */
export async function send(
  request: ApiRequest,
  extra: Pick<AxiosRequestConfig, 'responseType' | 'onUploadProgress'> & {
    readonly headers?: Record<string, string>;
  } = {},
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
