import { type DefaultBodyType, http, type PathParams, type RequestHandler, type StrictRequest } from 'msw';
import { pathOfAddress } from '../react/http/api-base.ts';
import type { Call, WireData } from '../react/http/calls.ts';
import { ORIGIN, success } from './api-answers.ts';

/** The request that a handler answers. */
export interface Asked {
  readonly request: StrictRequest<DefaultBodyType>;
  readonly params: PathParams;
}

/** What a call answers, or an answer of another kind, such as `failure`. */
type Answer<Name extends Call> = WireData<Name> | Response | undefined;

type Answering<Name extends Call> = (asked: Asked) => Answer<Name> | Promise<Answer<Name>>;

/** This is a table, so that a literal in an answer keeps its type. */
type Answers = { readonly [Name in Call]: WireData<Name> | Answering<Name> };

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

function isMethod(text: string | undefined): text is keyof typeof METHODS {
  return text !== undefined && Object.hasOwn(METHODS, text);
}

/**
 * Plays the server for one call. What it answers has the shape of the API's document, or the test does not compile.
 *
 * @param path the values of its path parameters, where another call has the same form (`transactions/user`).
 * @example api.use(handle('GET users/me/balance', { ...BALANCE, balance: 5 }))
 */
export function handle<Name extends Call>(
  call: Name,
  answer: Answers[Name],
  path: Readonly<Record<string, string>> = {},
): RequestHandler {
  const [method, address = ''] = call.split(' ');
  if (!isMethod(method)) throw new Error(`«${call}» has no method`);
  const pattern = address.replaceAll(/\{(\w+)\}/g, (_all, name: string) => path[name] ?? `:${name}`);
  return METHODS[method](`${ORIGIN}${pathOfAddress(pattern)}`, async (asked) => {
    const data = typeof answer === 'function' ? await answer(asked) : answer;
    return data instanceof Response ? data : success(data ?? null);
  });
}
