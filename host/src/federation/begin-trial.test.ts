import { API, failure, useApiServer } from '@cabinet/kernel/testing';
import { http } from 'msw';
import { beginTrial } from './begin-trial.ts';
import { keepTrial } from './stored-trial.ts';

const LIVE = { value: { remotes: [] }, from: 'network' } as const;

useApiServer(http.get(`${API}/admin/remotes/:name/builds/:build`, () => failure('AUTH.001')));

beforeEach(() => localStorage.clear());
afterEach(() => window.history.replaceState(null, '', '/'));

describe('a trial without a session', () => {
  it('that a visitor asks for ends with the sign-in: nothing of it is kept', async () => {
    window.history.replaceState(null, '', '/orders?mfe=orders@2.0.0-abc');
    expect((await beginTrial(LIVE))(LIVE)).toBe(LIVE);
    expect([localStorage.length, window.location.search]).toEqual([0, '']);
  });

  it('that was begun in an earlier session is over', async () => {
    keepTrial({ remote: 'orders', build: '2.0.0-abc', until: Date.now() + 60_000 });
    expect((await beginTrial(LIVE))(LIVE)).toBe(LIVE);
    expect(localStorage.length).toBe(0);
  });
});
