import { findPathCollision, findRoute, matchesPath } from './paths.mjs';

describe('findPathCollision', () => {
  it('sees the same path and the same path under another parameter name', () => {
    expect(findPathCollision(['/a', '/b'], ['/b'])).toBe('/b');
    expect(findPathCollision(['/company/:id'], ['/company/:companyId'])).toBe('/company/:id');
  });

  it('lets a static segment stand beside a parameter', () => {
    expect(findPathCollision(['/company/users'], ['/company/:companyId'])).toBeUndefined();
  });
});

describe('findRoute', () => {
  const routes = [{ path: '/company/:companyId' }, { path: '/company/users' }, { path: '/' }];

  it('prefers static segments to parameters', () => {
    expect(findRoute(routes, '/company/users')?.path).toBe('/company/users');
    expect(findRoute(routes, '/company/42')?.path).toBe('/company/:companyId');
  });

  it('finds the root with and without a trailing slash', () => {
    expect(findRoute(routes, '/')?.path).toBe('/');
    expect(matchesPath('/account', '/account/')).toBe(true);
  });

  it('finds nothing for a longer path', () => {
    expect(findRoute(routes, '/company/users/1')).toBeUndefined();
  });
});
