import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { RequestHandler } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';
import type { WireData } from '../react/http/calls.ts';
import { failure } from './api-answers.ts';
import { handle } from './api-handler.ts';
import { buildUser } from './build-user.ts';

/** `users/me` answers with this user, or AUTH.001 when there is none. */
export function currentUserHandler(user: WireData<'GET users/me'> | null): RequestHandler {
  return handle('GET users/me', () => user ?? failure('AUTH.001'));
}

const { id, email, display_name } = buildUser();

/** What a successful sign-in answers. */
export const SIGNED_IN: WireData<'POST auth/sign-in'> = {
  user: { id, email, display_name },
  expires_at: '2026-12-22T09:00:00.000Z',
};

/** Calls that a signed-in person's every screen may make. */
export function sessionHandlers(user: WireData<'GET users/me'> | null): RequestHandler[] {
  return [
    currentUserHandler(user),
    handle('POST auth/sign-in', SIGNED_IN),
    handle('POST auth/sign-out', null),
    handle('PATCH users/me/theme', () => user ?? failure('AUTH.001')),
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
