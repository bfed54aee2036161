import type { Address, Call, Data, Input } from './calls.ts';
import { request } from './request.ts';
import type { ApiRequest, CallOptions } from './send.ts';

type Of<Verb extends string, Where extends string> = Extract<`${Verb} ${Where}`, Call>;

type Options<Name extends Call> = Input<Name> & CallOptions;

type TypedCall<Verb extends string> = <Where extends Address<Verb>>(
  address: Where,
  ...options: object extends Options<Of<Verb, Where>>
    ? [options?: Options<Of<Verb, Where>>]
    : [options: Options<Of<Verb, Where>>]
) => Promise<Data<Of<Verb, Where>>>;

/**
 * The one place where an answer is taken for what the API's document says it is. It knows no method by name, because
 * TypeScript would then work out every call of every method at once, which are too many.
 */
function typed<Signature>(method: ApiRequest['method']): Signature {
  const call = (address: string, options?: Omit<ApiRequest, 'method' | 'address'>): Promise<unknown> =>
    request({ ...options, method, address });
  return call as Signature;
}

/**
 * GET. The API's OpenAPI document says what the address takes and answers.
 *
 * @example await get('payment/requests/{id}', { path: { id } })
 * @throws ApiError
 */
export const get: TypedCall<'GET'> = typed('GET');

/**
 * Asks an address that only a contract names, so that no document tells the shape of its answer.
 *
 * @throws ApiError
 */
export const ask = (address: string, options?: Omit<ApiRequest, 'method' | 'address'>): Promise<unknown> =>
  request({ ...options, method: 'GET', address });

/** POST; see {@link get}. */
export const post: TypedCall<'POST'> = typed('POST');

/** PUT; see {@link get}. */
export const put: TypedCall<'PUT'> = typed('PUT');

/** PATCH; see {@link get}. */
export const patch: TypedCall<'PATCH'> = typed('PATCH');

/** DELETE; see {@link get}. */
export const del: TypedCall<'DELETE'> = typed('DELETE');
