import type { APIRequestContext } from '@playwright/test';
import { callHeaders, expect } from '../support/test.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Calls the API for whoever is signed in, and gives what the answer carries. */
export type Call = <Data = unknown>(method: Method, path: string, data?: object) => Promise<Data>;

/** The calls of a person who is at no screen. A refusal fails the test. */
export function caller(request: APIRequestContext): Call {
  return async (method, path, data) => {
    const answer = await request.fetch(`${process.env.E2E_URL}/api/v1/${path}`, {
      method,
      headers: callHeaders(),
      ...(data && { data }),
    });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()).data;
  };
}
