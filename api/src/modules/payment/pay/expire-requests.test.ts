import { describe, expect, it } from '@jest/globals';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import {
  answering,
  balanceOf,
  endTime,
  noticeOf,
  openRequest,
  personWithRequest,
  readRequest,
  sendNotice,
} from '#test/test-payments.ts';
import { accountOf } from '../notices/receive-notice.ts';
import type { AskProvider } from '../payanyway/ask-provider.ts';
import { expireRequests } from './expire-requests.ts';

describe.each(anyDatabase)('the end of time for a request on $name', (database) => {
  const api = useTestApi(database);

  async function dueRequest(client: TestClient): Promise<string> {
    const { id } = await openRequest(client);
    await endTime(api, id);
    return id;
  }

  it('asks the provider first: credits what came, keeps what is on its way, ends the rest', async () => {
    const client = await api.signedIn();
    const run = (ask: AskProvider) => expireRequests(api.db, accountOf(api.config), ask);
    const status = async (id: string) => (await readRequest(client, id)).status;

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
    await endTime(api, payment.id);
    await expireRequests(api.db, accountOf(api.config), undefined);
    expect((await sendNotice(api.app, noticeOf(api, payment))).body).toBe('SUCCESS');
    const pending = await dueRequest(client);
    await expireRequests(api.db, accountOf(api.config), undefined);
    expect((await client.get(`/payment/requests/${pending}`)).data).toMatchObject({ status: 'expired' });
  });

  it('ends an invoice without asking anybody', async () => {
    const { client, id } = await personWithRequest(api, { method: 'invoice' });
    await endTime(api, id);
    await expireRequests(api.db, accountOf(api.config), undefined);
    const request = await readRequest(client, id);
    expect(request).toMatchObject({ status: 'expired', actions: { pay_again: true } });
  });
});
