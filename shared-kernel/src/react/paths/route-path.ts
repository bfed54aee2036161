type ParamNames<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? ParamNames<Head> | ParamNames<Tail>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

/** The arguments of `to`: one value for each `:param` of the pattern, then an optional query. */
type ToArguments<Pattern extends string> = [ParamNames<Pattern>] extends [never]
  ? [query?: PathQuery]
  : [params: Readonly<Record<ParamNames<Pattern>, string>>, query?: PathQuery];

/** The query of an own address. `null` and `undefined` are left out. */
export type PathQuery = Readonly<Record<string, string | number | null | undefined>>;

/** One address of the cabinet: the pattern for the router and a function that fills it. */
export interface RoutePath<Pattern extends string> {
  readonly pattern: Pattern;
  to(...args: ToArguments<Pattern>): string;
}

function queryText(query: PathQuery): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) params.set(name, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

function fill(pattern: string, params: PathQuery): string {
  return pattern.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name])));
}

/** Makes a {@link RoutePath}. */
export function routePath<Pattern extends string>(pattern: Pattern): RoutePath<Pattern> {
  const hasParams = pattern.includes(':');
  return {
    pattern,
    to(...args) {
      const [first = {}, second = {}]: readonly (PathQuery | undefined)[] = args;
      return hasParams ? `${fill(pattern, first)}${queryText(second)}` : `${pattern}${queryText(first)}`;
    },
  };
}
