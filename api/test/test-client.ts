import type { ErrorDetails } from '@cabinet/kernel/core/contract';
import type { ApiInstance } from '#plugins/context.ts';

export const ORIGIN = 'http://localhost:3000';
export const FINGERPRINT = `${'a1'.repeat(32)}-0f1e`;

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, number | string | string[] | undefined>;
  readonly message: string;
  /** The error's code, or an empty string. */
  readonly code: string;
  readonly details: Omit<ErrorDetails, 'code'> & {
    readonly current?: unknown;
    readonly users_count?: number;
    readonly confirm?: boolean;
    readonly shortfall?: string;
  };
  readonly data: unknown;
  /** `data` as the test knows it. */
  readonly read: <T>() => T;
  readonly raw: Buffer;
}

interface Body {
  readonly message?: string;
  readonly details?: Answer['details'] & { readonly code?: string };
  readonly data?: unknown;
}
type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
type Payload = object | string | undefined;

/** A browser on the cabinet's page: keeps cookies, sends its origin and its fingerprint. */
export class TestClient {
  readonly #app: ApiInstance;
  readonly #address: string;
  readonly cookies = new Map<string, string>();

  constructor(app: ApiInstance, address = '127.0.0.1') {
    this.#app = app;
    this.#address = address;
  }

  get = (path: string, headers?: Record<string, string | undefined>) =>
    this.send('GET', path, undefined, headers);
  post = (path: string, body?: Payload, headers?: Record<string, string | undefined>) =>
    this.send('POST', path, body, headers);
  patch = (path: string, body?: Payload, headers?: Record<string, string | undefined>) =>
    this.send('PATCH', path, body, headers);
  put = (path: string, body?: Payload, headers?: Record<string, string | undefined>) =>
    this.send('PUT', path, body, headers);
  delete = (path: string, headers?: Record<string, string | undefined>) =>
    this.send('DELETE', path, undefined, headers);

  /** A header given as undefined is not sent. A path without `/api` is one of `/api/v1`. */
  async send(
    method: Method,
    path: string,
    body?: Payload,
    headers: Record<string, string | undefined> = {},
  ): Promise<Answer> {
    const all: Record<string, string | undefined> = {
      origin: ORIGIN,
      host: new URL(ORIGIN).host,
      'x-security-check': FINGERPRINT,
      'user-agent': 'test',
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') || undefined,
      ...headers,
    };
    const response = await this.#app.inject({
      method,
      remoteAddress: this.#address,
      url: path.startsWith('/api') || path.endsWith('z') || path === '/metrics' ? path : `/api/v1${path}`,
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
      ...(body === undefined ? {} : { payload: body }),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const isJson =
      String(response.headers['content-type']).startsWith('application/json') && response.payload !== '';
    const envelope = isJson ? response.json<Body>() : {};
    return {
      status: response.statusCode,
      headers: response.headers,
      message: envelope.message ?? '',
      code: envelope.details?.code ?? '',
      details: envelope.details ?? {},
      data: envelope.data,
      read: <T>() => response.json<{ data: T }>().data,
      raw: response.rawPayload,
    };
  }
}
