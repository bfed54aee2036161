import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { databases } from '../../../test/databases.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import type { TestClient } from '../../../test/test-client.ts';
import {
  balanceOf,
  nextOperation,
  noticeOf,
  openRequest,
  personWithRequest,
  type RequestAnswer,
  sendNotice,
} from '../../../test/test-payments.ts';
import { expireRequests } from './expire-requests.ts';
import type { AskProvider } from './payanyway/ask-provider.ts';
import { accountOf } from './receive-notice.ts';

describe.each(databases)('the end of time for a request on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database);
  });
  afterAll(() => api.close());

  async function expire(id: string): Promise<void> {
    await sql`update payment_requests set expires_at = now() - interval '1 minute' where id = ${id}`.execute(
      api.db,
    );
  }

  const answering =
    (state: 'paid' | 'in_progress' | 'canceled' | 'not_paid', amount = '500.00'): AskProvider =>
    async () => ({
      state,
      operationId: state === 'not_paid' ? null : nextOperation(),
      amount,
      currency: 'RUB',
      isTest: true,
      raw: '{}',
    });

  async function dueRequest(client: TestClient): Promise<string> {
    const { id } = await openRequest(client);
    await expire(id);
    return id;
  }

  it('asks the provider first: credits what came, keeps what is on its way, ends the rest', async () => {
    const client = await api.signedIn();
    const run = (ask: AskProvider) => expireRequests(api.db, accountOf(api.config), ask);
    const status = async (id: string) =>
      (await client.get(`/payment/requests/${id}`)).read<RequestAnswer>().status;

    const paid = await dueRequest(client);
    await run(answering('paid'));
    expect(await status(paid)).toBe('paid');
    expect(await balanceOf(client)).toBe(500);

    const running = await dueRequest(client);
    await run(answering('in_progress'));
    expect(await status(running)).toBe('processing');
    await run(async () => Promise.reject(new Error('the provider is down')));
    expect(await status(running)).toBe('processing');
    await run(answering('paid', '50000.00'));
    expect(await status(running)).toBe('processing');
    await run(answering('canceled'));
    expect(await status(running)).toBe('failed');

    const silent = await dueRequest(client);
    await run(answering('not_paid'));
    expect(await status(silent)).toBe('expired');
    expect(await balanceOf(client)).toBe(500);
  });

  it('gives a payment that has begun an hour more where nobody can be asked', async () => {
    const { client, ...payment } = await personWithRequest(api);
    await sendNotice(api.app, noticeOf(api, payment, { MNT_COMMAND: 'CHECK' }), 'GET');
    await expire(payment.id);
    await expireRequests(api.db, accountOf(api.config), undefined);
    expect((await sendNotice(api.app, noticeOf(api, payment))).body).toBe('SUCCESS');
    const pending = await dueRequest(client);
    await expireRequests(api.db, accountOf(api.config), undefined);
    expect((await client.get(`/payment/requests/${pending}`)).data).toMatchObject({ status: 'expired' });
  });

  it('ends an invoice without asking anybody', async () => {
    const { client, id } = await personWithRequest(api, { method: 'invoice' });
    await expire(id);
    await expireRequests(api.db, accountOf(api.config), undefined);
    const request = (await client.get(`/payment/requests/${id}`)).read<RequestAnswer>();
    expect(request).toMatchObject({ status: 'expired', actions: { pay_again: true } });
  });
});
