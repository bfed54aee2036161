import { beforeAll, describe, expect, it } from '@jest/globals';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { groupOfTwo } from '#test/test-groups.ts';
import { openRequest, payByHand } from '#test/test-payments.ts';

interface Level {
  readonly before: string | null;
  readonly after: string | null;
  readonly progress: { readonly tier: string; readonly next_tier: string | null; readonly remaining: string };
}

describe.each(anyDatabase)('the level of a paid request on $name', (database) => {
  const api = useTestApi(database);
  let admin: SignedIn;
  beforeAll(async () => {
    admin = await api.signedIn({ role: 'admin' });
  });
  async function pay(client: SignedIn, amount: string, payer?: string): Promise<string> {
    const order = { method: 'invoice', amount, ...(payer !== undefined && { payer_id: payer }) } as const;
    const { id } = await openRequest(client, order);
    const answer = await payByHand(admin, id);
    if (answer.status !== 200) throw new Error(answer.message);
    return id;
  }
  const level = async (client: SignedIn, id: string) =>
    (await client.get(`/payment/requests/${id}`)).read<{ readonly level: Level | null }>().level;

  it('says what the payment has changed, and what is left now', async () => {
    const client = await api.signedIn();
    const first = await pay(client, '1000');
    expect(await level(client, first)).toMatchObject({
      before: 'start',
      after: 'start',
      progress: { tier: 'start', next_tier: 'plus', remaining: '9000.00' },
    });
    const second = await pay(client, '9000');
    expect(await level(client, second)).toMatchObject({
      before: 'start',
      after: 'plus',
      progress: { tier: 'plus', next_tier: 'pro', remaining: '40000.00' },
    });
    // An older payment keeps what it has changed.
    expect(await level(client, first)).toMatchObject({ before: 'start', after: 'start' });
  });

  it('is not told while it is unpaid, nor to somebody who may not see what others have topped up', async () => {
    const client = await api.signedIn();
    const { id } = await openRequest(client, { method: 'invoice', amount: '1000' });
    expect(await level(client, id)).toBeNull();
    const { owner, member, payerId } = await groupOfTwo(api);
    const paid = await pay(member, '1000', payerId);
    expect(await level(member, paid)).toBeNull();
    expect(await level(owner, paid)).toMatchObject({ after: 'start' });
  });
});
