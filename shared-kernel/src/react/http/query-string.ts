import { toSnakeName } from './rename-keys.ts';

/** A value in a query. `null` and `undefined` are left out. */
export type QueryValue = string | number | boolean | null | undefined;

/** The query parameters of a call. An array repeats its name. */
export type QueryParams = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/** Writes query parameters as the API reads them, in snake_case. `true` travels as an empty value. */
export function toQueryString(params: QueryParams): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item === null || item === undefined) continue;
      query.append(toSnakeName(name), item === true ? '' : String(item));
    }
  }
  return query.toString();
}
