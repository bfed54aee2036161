import { API, buildCurrentUser, failure, sessionHandlers, useApiServer } from '@cabinet/kernel/testing';
import { http } from 'msw';
import { beginTrial } from './begin-trial.ts';
import { keepTrial } from './stored-trial.ts';

const LIVE = { value: { schema: 1, remotes: [] }, from: 'network' } as const;
const { user } = buildCurrentUser();

let asked: string[] = [];

const api = useApiServer(
  ...sessionHandlers(buildCurrentUser()),
  http.get(`${API}/admin/remotes/:name/builds/:build`, ({ request }) => {
    asked.push(request.url);
    return failure('RES.001');
  }),
);

beforeEach(() => {
  asked = [];
  localStorage.clear();
});
afterEach(() => window.history.replaceState(null, '', '/'));

const address = () => `${window.location.pathname}${window.location.search}`;
const began = async () => (await beginTrial(LIVE))(LIVE) !== LIVE;

describe('a wish in the address', () => {
  it('leads to the page that asks, and begins nothing by itself', async () => {
    window.history.replaceState(null, '', '/orders?page=2&mfe=orders@2.0.0-abc#end');
    expect(await began()).toBe(false);
    expect(address()).toBe('/preview?build=orders%402.0.0-abc&to=%2Forders%3Fpage%3D2%23end');
    expect([asked, localStorage.length]).toEqual([[], 0]);
  });

  it('ends the trial that was begun before', async () => {
    keepTrial({ remote: 'orders', build: '1.0.0-old', userId: user.id });
    window.history.replaceState(null, '', '/orders?mfe=orders@2.0.0-abc');
    expect(await began()).toBe(false);
    expect(localStorage.length).toBe(0);
  });

  it.each(['/login', '/auth', '/logout'])('is dropped at %s', async (path) => {
    window.history.replaceState(null, '', `${path}?mfe=orders@2.0.0-abc`);
    expect(await began()).toBe(false);
    expect([address(), localStorage.length]).toEqual([path, 0]);
  });
});

describe('a trial that was begun', () => {
  it('is over without a session', async () => {
    keepTrial({ remote: 'orders', build: '2.0.0-abc', userId: user.id });
    api.use(http.get(`${API}/users/me`, () => failure('AUTH.001')));
    expect(await began()).toBe(false);
    expect([asked, localStorage.length]).toEqual([[], 0]);
  });

  it('is over when another person is signed in', async () => {
    keepTrial({ remote: 'orders', build: '2.0.0-abc', userId: 'somebody-else' });
    expect(await began()).toBe(false);
    expect([asked, localStorage.length]).toEqual([[], 0]);
  });

  it('asks of its build for the person who began it', async () => {
    keepTrial({ remote: 'orders', build: '2.0.0-abc', userId: user.id });
    expect(await began()).toBe(false);
    expect(asked).toHaveLength(1);
    expect(localStorage.length).toBe(0);
  });
});
