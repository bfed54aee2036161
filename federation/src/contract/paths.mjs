/** @param {string} path */
const shape = (path) => path.replace(/:[a-zA-Z]+/g, ':');

/**
 * Finds the first path of `paths` that cannot be distinguished from one of `taken` (`/company/:id` and
 * `/company/:companyId`). A static segment beside a parameter is no collision: the static one matches first.
 *
 * @param {readonly string[]} paths
 * @param {readonly string[]} taken
 * @returns {string | undefined}
 */
export function findPathCollision(paths, taken) {
  const shapes = new Set(taken.map(shape));
  return paths.find((path) => shapes.has(shape(path)));
}

/**
 * Tells whether a location's path fits a route pattern.
 *
 * @param {string} pattern Path of a route contract.
 * @param {string} pathname Path part of a URL.
 */
export function matchesPath(pattern, pathname) {
  const wanted = pattern.split('/').filter(Boolean);
  const actual = pathname.split('/').filter(Boolean);
  return (
    wanted.length === actual.length &&
    wanted.every((part, index) => part.startsWith(':') || part === actual[index])
  );
}

/**
 * Finds the route of a path; among several that fit, the one with the most static segments.
 *
 * @template {{path: string}} R
 * @param {readonly R[]} routes
 * @param {string} pathname
 * @returns {R | undefined}
 */
export function findRoute(routes, pathname) {
  /** @param {R} route */
  const dynamic = (route) => route.path.split(':').length;
  return routes
    .filter((route) => matchesPath(route.path, pathname))
    .sort((a, b) => dynamic(a) - dynamic(b))[0];
}
