import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { http, type RequestHandler } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';
import type { CurrentUserDto } from '../react/session/current-user-dto.ts';
import { API, failure, success } from './api-answers.ts';

/** `users/me` answers with this user, or AUTH.001 when there is none. */
export function currentUserHandler(user: CurrentUserDto | null): RequestHandler {
  return http.get(`${API}/users/me`, () => (user === null ? failure('AUTH.001') : success({ ...user })));
}

/** Calls that a signed-in person's every screen may make. */
export function sessionHandlers(user: CurrentUserDto | null): RequestHandler[] {
  return [
    currentUserHandler(user),
    http.post(`${API}/auth/sign-in`, () => success(null)),
    http.post(`${API}/auth/sign-out`, () => success(null)),
    http.patch(`${API}/users/me/theme`, () => success(null)),
  ];
}

/**
 * Starts a server for the tests of a file; a request that no handler expects fails the test.
 *
 * @example const api = useApiServer(...sessionHandlers(buildCurrentUser()));
 */
export function useApiServer(...handlers: RequestHandler[]): SetupServer {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
