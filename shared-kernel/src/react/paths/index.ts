export { offeredPathsAtom } from './offered-paths.ts';
export { paths } from './paths.ts';
export type { PathQuery, RoutePath } from './route-path.ts';
export { routePath } from './route-path.ts';
