import { describe, expect, it } from '@jest/globals';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { accountOf, groupOfTwo } from '#test/test-groups.ts';
import { endTime, openRequest, type PayAnswer, payByHand, personWithRequest } from '#test/test-payments.ts';

describe.each(anyDatabase)('the form of an open request on $name', (database) => {
  const api = useTestApi(database);
  const form = (client: SignedIn, id: string) => client.get(`/payment/requests/${id}/form`);
  const requestsOf = async (client: SignedIn) =>
    (await client.get('/payment/requests/my')).read<{ readonly total: number }>().total;

  it('is the one that the request was opened with, however often it is read, and opens nothing', async () => {
    const { client, id, signature, fields, action_url: address } = await personWithRequest(api);
    for (let time = 0; time < 2; time += 1)
      expect((await form(client, id)).read<PayAnswer>()).toMatchObject({
        transactionId: id,
        signature,
        fields,
        action_url: address,
        request: { id, status: 'pending' },
      });
    expect(await requestsOf(client)).toBe(1);
  });

  it('is nobody else’s, whoever may see the request', async () => {
    const { id } = await personWithRequest(api);
    for (const person of [await api.signedIn(), await api.signedIn({ role: 'admin' })])
      expect((await form(person, id)).code).toBe('RES.001');
  });

  it('is gone once the request is paid, cancelled or too late, and no other one is opened', async () => {
    const admin = await api.signedIn({ role: 'admin' });
    const paid = await personWithRequest(api, { method: 'invoice', amount: '100' });
    await payByHand(admin, paid.id);
    const cancelled = await personWithRequest(api);
    await cancelled.client.post(`/payment/requests/${cancelled.id}/cancel`);
    const late = await personWithRequest(api);
    await endTime(api, late.id);
    for (const { client, id } of [paid, cancelled, late]) {
      expect(await form(client, id)).toMatchObject({ status: 409, code: 'RES.003' });
      expect(await requestsOf(client)).toBe(1);
    }
  });

  it('is refused to somebody who has left the group meanwhile, by either call', async () => {
    const { member, payerId } = await groupOfTwo(api);
    const { id } = await openRequest(member, { payer_id: payerId });
    expect((await form(member, id)).status).toBe(200);
    expect((await member.delete(`/group/members/${await accountOf(api, member)}`)).status).toBe(200);
    const again = await member.post(`/payment/requests/${id}/pay`);
    for (const answer of [await form(member, id), again])
      expect(answer).toMatchObject({
        code: 'RES.003',
        message: 'Вы больше не пополняете этот счёт: продолжить оплату нельзя',
      });
    expect((await member.post(`/payment/requests/${id}/cancel`)).status).toBe(200);
  });
});
