import { type RoutePath, routePath } from './route-path.ts';

interface AddressedRoute {
  readonly id: string;
  readonly path: string;
}

type ContractPaths<Routes extends readonly AddressedRoute[]> = {
  readonly [Route in Routes[number] as Route['id']]: RoutePath<Route['path']>;
};

/**
 * The addresses of a remote by the ids of its routes, so that each stands in the contract alone.
 *
 * @param routes The `routes` of a contract that is written `as const`: the literals give each address its parameters.
 */
export function contractPaths<const Routes extends readonly AddressedRoute[]>(
  routes: Routes,
): ContractPaths<Routes>;
export function contractPaths(routes: readonly AddressedRoute[]): Record<string, RoutePath<string>> {
  return Object.fromEntries(routes.map(({ id, path }) => [id, routePath(path)]));
}
