import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { found, hire } from '#test/company-people.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { lettersTo } from '#test/test-letters.ts';
import { moveRequest, openRequest, payByHand, personWithRequest } from '#test/test-payments.ts';
import { confirm } from '#test/test-proposals.ts';

const env = { PUBLIC_URL: 'https://cabinet.example' };

describe.each(anyDatabase)('a letter about a refund on $name', (database) => {
  const api = useTestApi(database, { env });
  let admin: SignedIn;
  let second: SignedIn;
  beforeAll(async () => {
    admin = await api.signedIn({ role: 'admin' });
    second = await api.signedIn({ role: 'admin' });
  });
  async function payByTwo(id: string): Promise<void> {
    await payByHand(admin, id);
    await moveRequest(second, id, 'paid');
  }

  const refund = (id: string, reason = 'Заявление плательщика', key: string = randomUUID()) =>
    admin.patch(`/payment/requests/${id}/status`, { status: 'refunded', reason }, { 'idempotency-key': key });
  const refunded = ({ email }: { readonly email: string }) => lettersTo(api.db, email, 'refund');

  it('says which request, how much, why and what has become of the money, once', async () => {
    const owner = await api.signedIn({ displayName: 'Анна' });
    const { id, request } = await openRequest(owner, { method: 'invoice', amount: '1250' });
    await payByHand(admin, id);
    expect(await refunded(owner)).toEqual([]);
    const key = randomUUID();
    for (let time = 0; time < 2; time += 1)
      expect((await refund(id, 'По заявлению https://evil.example', key)).status).toBe(200);
    expect((await refund(id)).code).toBe('RES.003');
    const [letter = '', ...others] = await refunded(owner);
    expect(others).toEqual([]);
    expect(letter).toContain('Здравствуйте, Анна!');
    expect(letter).toContain('эта сумма списана с баланса счёта');
    expect(letter).toContain(`Заявка: ${request.number}`);
    expect(letter.replaceAll('\u00a0', ' ')).toContain('Сумма: 1 250,00 ₽');
    expect(letter).toContain('Счёт: личный');
    expect(letter).toMatch(/Когда: \d{1,2} [а-я]+ \d{4} г\. в \d\d:\d\d \(Москва\)/);
    expect(letter).toContain('Причина: По заявлению');
    expect(letter).not.toContain('https://evil.example');
    expect(letter).toContain(`https://cabinet.example/payment-requests/${id}`);
    expect(letter).not.toContain('127.0.0.1');
  });

  it('goes to whoever made the request and to the owner of the account', async () => {
    const company = await found(api);
    const author = await hire(api, company.id, { permissions: ['company_balance:view'] });
    const { id } = await openRequest(author, { method: 'invoice', amount: '100' });
    await payByTwo(id);
    await refund(id);
    for (const person of [author, company.owner])
      expect(await refunded(person)).toEqual([expect.stringMatching(/Счёт: компания «?ООО/)]);
  });

  it('waits for the second person like the refund, and does not come where it is refused', async () => {
    const { client, id } = await personWithRequest(api, { method: 'invoice', amount: '150000' });
    await payByTwo(id);
    const answer = await refund(id);
    expect(await refunded(client)).toEqual([]);
    const { refund_proposal: proposal } = answer.read<{ refund_proposal: { id: string } }>();
    expect((await confirm(second, proposal)).status).toBe(200);
    expect(await refunded(client)).toHaveLength(1);
  });
});
