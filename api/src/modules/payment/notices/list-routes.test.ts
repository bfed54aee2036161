import { describe, expect, it } from '@jest/globals';
import { uuidv7 } from '#db/index.ts';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { noticeOf, personWithRequest, sendNotice } from '#test/test-payments.ts';

describe.each(anyDatabase)('the list of notices on $name', (database) => {
  const api = useTestApi(database);

  it('finds those of requests and those that name none', async () => {
    const clerk = await api.signedIn({ permissions: ['payment_request:manage'] });
    const payment = await personWithRequest(api);
    await sendNotice(api.app, noticeOf(api, payment));
    await sendNotice(api.app, noticeOf(api, payment, { MNT_TRANSACTION_ID: uuidv7() }));
    const found = async (query: string) =>
      (await clerk.get(`/payment/notices?${query}`))
        .read<{ items: { request: { id: string } | null; decision: string }[] }>()
        .items.map(({ request, decision }) => [request?.id ?? null, decision]);
    expect(await found('has_request=true')).toEqual([[payment.id, 'credited']]);
    expect(await found('has_request=false')).toEqual([[null, 'unknown_request']]);
    expect(await found('sort=received_at')).toHaveLength(2);
    expect(await found(`request_id=${payment.id}`)).toEqual([[payment.id, 'credited']]);
    const other = await personWithRequest(api);
    await sendNotice(api.app, noticeOf(api, other));
    expect(await found(`user_id=${other.client.userId}`)).toEqual([[other.id, 'credited']]);
    expect(await found(`user_id=${uuidv7()}`)).toEqual([]);
    expect(await clerk.get('/payment/notices?user_id=1')).toMatchObject({ code: 'VAL.003' });
    expect(await clerk.get('/payment/notices?has_request=да')).toMatchObject({ code: 'VAL.003' });
  });
});
