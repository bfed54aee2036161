import { afterEach, beforeEach, jest } from '@jest/globals';
import { API, buildCurrentUser, sessionHandlers, useApiServer } from '../../testing/index.ts';
import { storeFingerprint } from '../fingerprint/fingerprint-store.ts';
import { createCabinetStore } from '../store/cabinet-store.ts';
import { queryCache } from '../store/query-cache.ts';
import { authAtom } from './session-atoms.ts';
import { type RunningSession, startSession } from './start-session.ts';

export const ME = `${API}/users/me`;
export const CREDENTIALS = { email: 'user@demo.example', password: 'Demo-2026-pass' };

/** The store of the running test. Each test has a new one. */
export let store = createCabinetStore();

/**
 * A page before its session starts: it has a stored fingerprint and an API that knows the user and counts every call.
 */
export function useSessionPage() {
  const api = useApiServer(...sessionHandlers(buildCurrentUser({ permissions: ['user:manage'] })));
  let session: RunningSession | null = null;
  let requests: string[] = [];

  beforeEach(() => {
    store = createCabinetStore();
    requests = [];
    storeFingerprint('f'.repeat(64));
    api.events.on('request:start', ({ request }) => {
      requests.push(`${request.method} ${new URL(request.url).pathname.replace('/api/v1/', '')}`);
    });
  });
  afterEach(() => {
    session?.stop();
    session = null;
    jest.useRealTimers();
    api.events.removeAllListeners();
    queryCache.clear();
    delete window.earlyAnswers;
  });

  return {
    api,
    start(): Promise<void> {
      session = startSession(store);
      return session.ready;
    },
    countCalls: (path: string) => requests.filter((request) => request === path).length,
    countAllCalls: () => requests.length,
  };
}

export async function untilLoaded(): Promise<void> {
  while (store.get(authAtom).isUserLoading) await new Promise((resolve) => setTimeout(resolve, 5));
}
