import { describe, expect, it, jest } from '@jest/globals';
import { AxiosError } from 'axios';
import { HttpResponse, http } from 'msw';
import { API, failure, success, takeConsoleMessages, useApiServer } from '../../testing/index.ts';
import { storeFingerprint } from '../fingerprint/fingerprint-store.ts';
import { ApiError } from './api-error.ts';
import { downloadFile } from './download-file.ts';
import { listenToHttp } from './http-events.ts';
import { createIdempotencyKey } from './idempotency-key.ts';
import { toQueryString } from './query-string.ts';
import { request } from './request.ts';
import type { ApiRequest } from './send.ts';
import { toTransportError } from './transport-error.ts';

const api = useApiServer();

function get(address: string, options: Partial<ApiRequest> = {}) {
  return request({ ...options, method: 'GET', address });
}

describe('a call', () => {
  it('takes the data out of the envelope', async () => {
    api.use(http.get(`${API}/roles`, () => success({ items: [1] })));
    await expect(get('roles')).resolves.toEqual({ items: [1] });
  });

  it('carries the stored fingerprint and the idempotency key', async () => {
    storeFingerprint('abc');
    let headers = new Headers();
    api.use(
      http.post(`${API}/payment/pay`, ({ request: sent }) => {
        headers = sent.headers;
        return success(null);
      }),
    );
    await request({
      method: 'POST',
      address: 'payment/pay',
      body: { amount: '500.00' },
      idempotencyKey: 'key-1',
    });
    expect(headers.get('X-Security-Check')).toBe('abc');
    expect(headers.get('Idempotency-Key')).toBe('key-1');
    expect(headers.get('Content-Type')).toContain('application/json');
  });

  it('sends each method with its body', async () => {
    const seen: string[] = [];
    api.use(
      http.all(`${API}/thing`, async ({ request: sent }) => {
        seen.push(`${sent.method} ${await sent.text()}`);
        return success(null);
      }),
    );
    await request({ method: 'POST', address: 'thing', body: { a: 1 } });
    await request({ method: 'PUT', address: 'thing', body: { a: 2 } });
    await request({ method: 'PATCH', address: 'thing', body: { a: 3 } });
    await request({ method: 'DELETE', address: 'thing' });
    expect(seen).toEqual(['POST {"a":1}', 'PUT {"a":2}', 'PATCH {"a":3}', 'DELETE ']);
  });

  it('goes to the promo administration beside /api/v1', async () => {
    const promo = 'http://localhost/api/nona/admin/promo';
    api.use(
      http.get(`${promo}/stats`, () => success({ total: 1 })),
      http.get(`${promo}/blocks`, () => failure('AUTH.002')),
    );
    await expect(get('nona/admin/promo/stats')).resolves.toEqual({ total: 1 });
    await expect(get('nona/admin/promo/blocks')).rejects.toMatchObject({ code: 'AUTH.002' });
  });

  it('appends the query by the rules of the API', async () => {
    let search = '';
    api.use(
      http.get(`${API}/rate-corrections`, ({ request: sent }) => {
        search = new URL(sent.url).search;
        return success(null);
      }),
    );
    await get('rate-corrections', { query: { active: true, page: 2, q: null, tier: undefined } });
    expect(search).toBe('?active=&page=2');
  });

  it('passes a body without an envelope through, with a warning', async () => {
    api.use(http.get(`${API}/models`, () => HttpResponse.json([1, 2])));
    await expect(get('models')).resolves.toEqual([1, 2]);
    expect(takeConsoleMessages()).toEqual([expect.stringContaining('models has no envelope')]);
  });
});

describe('a refusal', () => {
  it('is an ApiError with everything that the envelope says', async () => {
    api.use(
      http.post(`${API}/roles`, () =>
        failure('VAL.004', {
          fields: { role_name: 'Название роли обязательно для заполнения', 'settings.low_balance': 'Сумма' },
          trace_id: 'trace-7',
        }),
      ),
    );
    const error = await request({ method: 'POST', address: 'roles', body: {} }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      code: 'VAL.004',
      category: 'validation',
      message: 'Обязательное поле не заполнено',
      fields: { roleName: 'Название роли обязательно для заполнения', 'settings.lowBalance': 'Сумма' },
      traceId: 'trace-7',
      retryAfter: null,
      permission: null,
    });
  });

  it('names the missing permission', async () => {
    api.use(http.get(`${API}/roles`, () => failure('AUTH.003', { permission: 'role:manage' })));
    await expect(get('roles')).rejects.toMatchObject({ status: 403, permission: 'role:manage' });
  });

  it('is an ApiError also with status 200', async () => {
    api.use(http.get(`${API}/roles`, () => failure('SYS.002', { status: 200 })));
    await expect(get('roles')).rejects.toMatchObject({ code: 'SYS.002', status: 200 });
  });

  it('has a text of its own when a proxy answers in HTML', async () => {
    api.use(http.get(`${API}/roles`, () => HttpResponse.html('<h1>502</h1>', { status: 502 })));
    await expect(get('roles')).rejects.toMatchObject({
      status: 502,
      code: null,
      message: 'Не удалось выполнить запрос. Попробуйте позже.',
    });
  });

  it('has status 0 without an answer', async () => {
    api.use(http.get(`${API}/roles`, () => HttpResponse.error()));
    await expect(get('roles')).rejects.toMatchObject({ status: 0, category: 'network' });
  });

  it('has status 0 and its own words when the server does not answer in time', () => {
    expect(toTransportError(new AxiosError('timeout of 30000ms exceeded', 'ECONNABORTED'))).toMatchObject({
      status: 0,
      category: 'timeout',
      message: 'Сервер не ответил вовремя. Попробуйте ещё раз.',
    });
  });

  it('has status 0 and its own category when the caller cancelled', async () => {
    const controller = new AbortController();
    api.use(http.get(`${API}/roles`, () => success([])));
    const call = get('roles', { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ status: 0, category: 'cancelled' });
  });
});

describe('what the session is told', () => {
  function listener() {
    return {
      onUnauthorized: jest.fn(),
      onRightMissing: jest.fn(),
      onRateLimited: jest.fn(),
      onAccessStamp: jest.fn(),
      onReadOnly: jest.fn(),
    };
  }

  it('is a 401 of an authenticated call', async () => {
    const heard = listener();
    const stop = listenToHttp(heard);
    api.use(http.get(`${API}/roles`, () => failure('AUTH.002')));
    await expect(get('roles')).rejects.toBeInstanceOf(ApiError);
    stop();
    await expect(get('roles')).rejects.toBeInstanceOf(ApiError);
    expect(heard.onUnauthorized.mock.calls).toEqual([[false]]);
  });

  it('is AUTH.001 apart from other 401', async () => {
    const heard = listener();
    const stop = listenToHttp(heard);
    api.use(http.get(`${API}/roles`, () => failure('AUTH.001')));
    await expect(get('roles')).rejects.toBeInstanceOf(ApiError);
    stop();
    expect(heard.onUnauthorized.mock.calls).toEqual([[true]]);
  });

  it('is a 429 with the seconds to wait', async () => {
    const heard = listener();
    const stop = listenToHttp(heard);
    api.use(http.get(`${API}/roles`, () => failure('RATE.001', { retryAfter: 17 })));
    await expect(get('roles')).rejects.toMatchObject({ retryAfter: 17 });
    stop();
    expect(heard.onRateLimited).toHaveBeenCalledWith(expect.objectContaining({ retryAfter: 17 }));
  });

  it('is nothing about a limit that the caller tells itself', async () => {
    const heard = listener();
    const stop = listenToHttp(heard);
    api.use(http.post(`${API}/group/invite`, () => failure('RATE.001', { retryAfter: 3600 })));
    const sent = request({ method: 'POST', address: 'group/invite', body: {}, hasOwnLimit: true });
    await expect(sent).rejects.toMatchObject({ code: 'RATE.001', retryAfter: 3600 });
    stop();
    expect(heard.onRateLimited).not.toHaveBeenCalled();
  });

  it('is nothing about a 401 of a call that needs no session', async () => {
    const heard = listener();
    const stop = listenToHttp(heard);
    api.use(http.post(`${API}/auth/sign-in`, () => failure('AUTH.004')));
    await expect(
      request({ method: 'POST', address: 'auth/sign-in', body: {}, anonymous: true }),
    ).rejects.toBeInstanceOf(ApiError);
    stop();
    expect(heard.onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('downloadFile', () => {
  it('saves the file under the name that the server gave', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.createObjectURL = () => 'blob:test';
    URL.revokeObjectURL = () => undefined;
    api.use(
      http.get(`${API}/transactions/export`, () =>
        HttpResponse.text('a;b', {
          headers: {
            'Content-Disposition': "attachment; filename*=UTF-8''%D0%A2%D1%80%D0%B0%D0%BD%D0%B7.csv",
          },
        }),
      ),
    );
    const file = await downloadFile('transactions/export', { query: { format: 'csv' } }, 'file.csv');
    expect(file).toEqual({ name: 'Транз.csv', size: 3 });
    expect(click).toHaveBeenCalledTimes(1);
  });

  it('throws the refusal and saves nothing', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    api.use(http.get(`${API}/transactions/export`, () => failure('AUTH.003')));
    await expect(
      downloadFile('transactions/export', { query: { format: 'csv' } }, 'file.csv'),
    ).rejects.toMatchObject({
      code: 'AUTH.003',
    });
    expect(click).not.toHaveBeenCalled();
  });
});

describe('toQueryString', () => {
  it.each([
    [{}, ''],
    [{ active: true }, 'active='],
    [{ active: false }, 'active=false'],
    [{ page: 0, q: '' }, 'page=0&q='],
    [{ q: null, from: undefined }, ''],
    [{ status: ['paid', null, 'failed'] }, 'status=paid&status=failed'],
    [{ q: 'Иван & Ко' }, 'q=%D0%98%D0%B2%D0%B0%D0%BD+%26+%D0%9A%D0%BE'],
  ])('writes %j as %j', (params, query) => {
    expect(toQueryString(params)).toBe(query);
  });
});

describe('createIdempotencyKey', () => {
  it('never repeats', () => {
    expect(new Set(Array.from({ length: 100 }, createIdempotencyKey)).size).toBe(100);
  });
});
