import { beforeEach, describe, expect, it } from '@jest/globals';
import { HttpResponse, http } from 'msw';
import { API, buildCurrentUser, failure } from '../../testing/index.ts';
import { get, post } from '../http/methods.ts';
import { request } from '../http/request.ts';
import { userAtom } from './session-atoms.ts';
import { ME, store, untilLoaded, useSessionPage } from './session-fixtures.ts';

const { api, start, countCalls } = useSessionPage();

const DATA = { status: 'success', message: 'OK' } as const;
const stamped = (stamp: string) => ({ headers: { 'X-Access-Stamp': stamp } });

/** Lets the server say who this is, with these permissions, and give the stamp with every answer. */
function serve(stamp: string, ...permissions: string[]): void {
  const user = buildCurrentUser({ role_info: { role_id: 'r1', role_name: 'Роль', permissions } });
  api.use(
    http.get(ME, () => HttpResponse.json({ ...DATA, data: user }, stamped(stamp))),
    http.get(`${API}/models`, () => HttpResponse.json({ ...DATA, data: { models: [] } }, stamped(stamp))),
  );
}

const permissions = () => store.get(userAtom)?.roleInfo.permissions;

describe('what a person may', () => {
  it('is asked again when an answer names another version of the role', async () => {
    serve('r1.1', 'role:manage');
    await start();
    serve('r1.2');
    await get('models');
    await untilLoaded();
    expect(permissions()).toEqual([]);
    expect(countCalls('GET users/me')).toBe(2);
  });

  it('is asked again after a refusal that comes with another role', async () => {
    serve('r1.1', 'role:manage');
    await start();
    serve('r2.1', 'group:view_transactions');
    const refused = failure('AUTH.003', { permission: 'role:manage' });
    refused.headers.set('X-Access-Stamp', 'r2.1');
    api.use(http.get(`${API}/roles`, () => refused));
    await expect(get('roles')).rejects.toMatchObject({ code: 'AUTH.003' });
    await untilLoaded();
    expect(permissions()).toEqual(['group:view_transactions']);
  });

  it('is not asked again while answers name the same role', async () => {
    serve('r1.1');
    await start();
    await get('models');
    await get('models');
    expect(countCalls('GET users/me')).toBe(1);
  });

  it('is asked once for several answers that bring the news', async () => {
    serve('r1.1');
    await start();
    serve('r1.2', 'role:manage');
    await Promise.all([get('models'), get('models'), get('models')]);
    await untilLoaded();
    expect(permissions()).toEqual(['role:manage']);
    expect(countCalls('GET users/me')).toBe(2);
  });
});

describe('a right or a place that is gone', () => {
  const lacking = () => failure('AUTH.003', { permission: 'role:manage' });
  const read = () => expect(get('roles')).rejects.toMatchObject({ code: 'AUTH.003' });
  const write = () =>
    expect(post('roles', { body: { name: '', description: '', permissions: [] } })).rejects.toMatchObject({
      code: 'AUTH.003',
    });

  beforeEach(() => api.use(http.all(`${API}/roles`, lacking)));

  it('is asked about once, however many calls are refused at a time, though the role is the same', async () => {
    serve('r1.1', 'role:manage');
    await start();
    serve('r1.1');
    await Promise.all([read(), write(), read()]);
    await untilLoaded();
    expect(permissions()).toEqual([]);
    expect(countCalls('GET users/me')).toBe(2);
  });

  it('is asked about when a second factor is missing by now', async () => {
    serve('r1.1');
    await start();
    api.use(http.get(`${API}/models`, () => failure('AUTH.013')));
    await expect(get('models')).rejects.toMatchObject({ code: 'AUTH.013' });
    await untilLoaded();
    expect(countCalls('GET users/me')).toBe(2);
    // Once there is one, the same read may be refused for lack of a right.
    api.use(http.get(`${API}/models`, lacking));
    await expect(get('models')).rejects.toMatchObject({ code: 'AUTH.003' });
    await untilLoaded();
    expect(countCalls('GET users/me')).toBe(3);
  });

  it('is asked about after each write, and once about a read that is repeated', async () => {
    serve('r1.1');
    await start();
    for (const call of [read, read, read]) {
      await call();
      await untilLoaded();
    }
    expect(countCalls('GET users/me')).toBe(2);
    for (const call of [write, write]) {
      await call();
      await untilLoaded();
    }
    expect(countCalls('GET users/me')).toBe(4);
  });

  it('is asked about once more after a read when another role has come between', async () => {
    serve('r1.1', 'role:manage');
    await start();
    await read();
    await untilLoaded();
    serve('r1.2', 'role:manage');
    await get('models');
    await untilLoaded();
    await read();
    await untilLoaded();
    expect(countCalls('GET users/me')).toBe(4);
  });

  it('is not asked about again when the answer to that is a refusal', async () => {
    serve('r1.1');
    await start();
    api.use(http.get(ME, lacking));
    await write();
    await untilLoaded();
    expect(countCalls('GET users/me')).toBe(2);
  });

  it('is not told by a call without a session', async () => {
    serve('r1.1');
    await start();
    const call = request({ method: 'POST', address: 'roles', body: {}, anonymous: true });
    await expect(call).rejects.toMatchObject({ code: 'AUTH.003' });
    await untilLoaded();
    expect(countCalls('GET users/me')).toBe(1);
  });
});
