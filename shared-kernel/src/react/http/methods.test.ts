import { describe, expect, it, jest } from '@jest/globals';
import { buildBalance, failure, handle, useApiServer } from '../../testing/index.ts';
import type { Address, Body, Data, Query } from './calls.ts';
import { listenToHttp } from './http-events.ts';
import { del, get, post } from './methods.ts';

const api = useApiServer();

describe('a typed call', () => {
  it('answers with names in camelCase', async () => {
    api.use(handle('GET users/me/balance', buildBalance(5)));
    const { updatedAt, balance } = await get('users/me/balance');
    expect([updatedAt, balance]).toEqual(['2026-11-22T09:00:00.000Z', 5]);
  });

  it('sends its query and its body in snake_case, and leaves out what is undefined', async () => {
    const seen: unknown[] = [];
    api.use(
      handle('GET models', ({ request }) => {
        seen.push(new URL(request.url).search);
        return { models: [] };
      }),
      handle('POST users/me/password', async ({ request }) => {
        seen.push(await request.json());
        return null;
      }),
    );
    await get('models', { query: { includeDisabled: '' } });
    await get('models', { query: { includeDisabled: undefined } });
    await post('users/me/password', { body: { currentPassword: 'old', newPassword: 'new' } });
    expect(seen).toEqual(['?include_disabled=', '', { current_password: 'old', new_password: 'new' }]);
  });

  it('writes its path parameters so that they cannot leave their place', async () => {
    let path = '';
    api.use(
      handle('DELETE users/me/sessions/{id}', ({ request }) => {
        path = new URL(request.url).pathname;
        return null;
      }),
    );
    await del('users/me/sessions/{id}', { path: { id: 'a/b?c' } });
    expect(path).toBe('/api/v1/users/me/sessions/a%2Fb%3Fc');
  });
});

describe('a call of the promo administration', () => {
  it('is played and typed as any other, and a 401 of it ends the session', async () => {
    const onUnauthorized = jest.fn();
    const stop = listenToHttp({
      onUnauthorized,
      onRateLimited: () => undefined,
      onRightMissing: () => undefined,
      onAccessStamp: () => undefined,
      onReadOnly: () => undefined,
    });
    let path = '';
    api.use(
      handle('DELETE nona/admin/promo/blocks/{kind}/{value}', ({ request }) => {
        path = new URL(request.url).pathname;
        return failure('AUTH.002');
      }),
    );
    const call = del('nona/admin/promo/blocks/{kind}/{value}', { path: { kind: 'ip', value: '10.0.0.0/8' } });
    await expect(call).rejects.toMatchObject({ code: 'AUTH.002' });
    expect(path).toBe('/api/nona/admin/promo/blocks/ip/10.0.0.0%2F8');
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    stop();
  });
});

type Is<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

describe('the types of a call', () => {
  it('know its addresses, names and values, and no others', () => {
    const isUnknownAddress: 'users/you' extends Address<'GET'> ? true : false = false;
    const isOtherMethod: 'payment/pay' extends Address<'GET'> ? true : false = false;
    const isFile: 'transactions/export' extends Address<'GET'> ? true : false = false;
    const isBalance: Is<Data<'GET users/me'>['balance'], number | null> = true;
    const isKind: Is<Data<'GET users/me/balance'>['payer']['kind'], 'user' | 'group' | 'company'> = true;
    const hasSnakeName: 'display_name' extends keyof Data<'GET users/me'>['user'] ? true : false = false;
    const bodyNames: Is<keyof Body<'POST payment/pay'>, 'amount' | 'method' | 'payerId'> = true;
    const isAmountText: Is<Query<'GET payment/requests'>['amountFrom'], string | undefined> = true;
    expect([isUnknownAddress, isOtherMethod, isFile, hasSnakeName]).not.toContain(true);
    expect([isBalance, isKind, bodyNames, isAmountText]).not.toContain(false);
  });
});
