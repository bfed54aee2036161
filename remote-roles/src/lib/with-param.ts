/** `null` takes the parameter out. */
export function withParam(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  if (value === null) search.delete(name);
  else search.set(name, value);
  return search;
}
