import axios, { type AxiosResponse } from 'axios';
import { REQUEST_TIMEOUT_MS } from './api-base.ts';

/** The axios instance under `request`. Every status resolves, because the envelope decides what is a failure. */
export const client = axios.create({
  withCredentials: true,
  // The API knows its own pages by their origin. Looking for a cookie would also put each call off by a task.
  withXSRFToken: false,
  headers: { Accept: 'application/json' },
  timeout: REQUEST_TIMEOUT_MS,
  validateStatus: () => true,
});

/** A header of an answer as text. */
export function readHeader(response: Pick<AxiosResponse, 'headers'>, name: string): string | null {
  const value: unknown = response.headers[name];
  return typeof value === 'string' ? value : null;
}
