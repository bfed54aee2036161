import axios, { type AxiosResponse } from 'axios';

/** Where the API lives; an address with a leading slash is elsewhere. */
export const API_BASE_PATH = '/api/v1/';

/** A call without an answer counts as lost after this time. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** The axios instance under `request`. Every status resolves: the envelope decides what is a failure. */
export const client = axios.create({
  withCredentials: true,
  headers: { Accept: 'application/json' },
  timeout: REQUEST_TIMEOUT_MS,
  validateStatus: () => true,
});

/** A header of an answer as text. */
export function readHeader(response: Pick<AxiosResponse, 'headers'>, name: string): string | null {
  const value: unknown = response.headers[name];
  return typeof value === 'string' ? value : null;
}
