import type { APIRequestContext } from '@playwright/test';
import { callHeaders, expect } from '../support/test.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Calls the API for whoever is signed in, and gives what the answer carries. */
export type Call = <Data = unknown>(method: Method, path: string, data?: object) => Promise<Data>;

/** The calls of a person who is at no screen. A refusal fails the test. */
export function caller(request: APIRequestContext, origin = String(process.env.E2E_URL)): Call {
  return async (method, path, data) => {
    const answer = await request.fetch(`${origin}/api/v1/${path}`, {
      method,
      headers: callHeaders(origin),
      ...(data && { data }),
    });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()).data;
  };
}

interface Proposed {
  readonly id: string;
}

/** What a change leaves to a second person. */
interface Waiting {
  readonly proposal?: Proposed | null;
  readonly proposals?: readonly Proposed[];
}

/** The calls of the first of two people. What they only propose the second one confirms at once. */
export function callerOfTwo(first: Call, second: Call): Call {
  return async <Data>(method: Method, path: string, data?: object) => {
    const answer = await first<Data & Waiting>(method, path, data);
    if (method === 'get' || answer === null) return answer;
    const waiting = answer.proposals ?? (answer.proposal ? [answer.proposal] : []);
    for (const { id } of waiting) await second('post', `admin/proposals/${id}/confirm`);
    return answer;
  };
}
