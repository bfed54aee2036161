import { REQUEST_STATUSES } from '@cabinet/kernel/core/payments';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import type { PaymentRequestStatus } from '#db/schema.ts';
import { hold, selfCheck } from '#lib/ledger/index.ts';
import { anyDatabase, describeOnPostgres } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import {
  balanceOf,
  bankDocument,
  moveRequest,
  noticeOf,
  openRequest,
  type PayAnswer,
  payByHand,
  personWithRequest,
  readRequest,
  sendNotice,
} from '#test/test-payments.ts';
import { MANUAL_STEPS } from './request-dto.ts';

/** How a request comes to each status by the doors that people and the worker use. */
const WAYS: Record<PaymentRequestStatus, readonly string[]> = {
  pending: [],
  processing: ['processing'],
  paid: ['paid'],
  rejected: ['rejected'],
  cancelled: ['cancelled'],
  expired: ['expired'],
  failed: ['failed'],
  refunded: ['paid', 'refunded'],
};

describe.each(anyDatabase)('the status of a request on $name', (database) => {
  const api = useTestApi(database);
  let admin: TestClient;
  beforeAll(async () => {
    admin = await api.signedIn({ role: 'admin' });
  });

  const patch = (client: TestClient, id: string, status: string, more: object = {}) =>
    moveRequest(client, id, status, { reason: 'Проверка', ...bankDocument(more) });

  async function requestIn(client: TestClient, status: PaymentRequestStatus): Promise<PayAnswer> {
    const request = await openRequest(client, { method: 'invoice', amount: '100' });
    for (const step of WAYS[status]) {
      if (step === 'expired' || step === 'failed')
        await sql`update payment_requests set status = ${step} where id = ${request.id}`.execute(api.db);
      else if (step === 'cancelled') await client.post(`/payment/requests/${request.id}/cancel`);
      else expect((await patch(admin, request.id, step)).status).toBe(200);
    }
    return request;
  }

  async function entriesOf(requestId: string) {
    const { rows } = await sql<{
      id: string;
      kind: string;
      original_id: string | null;
      account: string;
      amount: string;
    }>`
      select e.id, e.kind, e.original_id, a.code as account, p.amount from ledger_entries e
      join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.account_id
      where e.document_type = 'payment_request' and e.document_id = ${requestId}
      order by e.created_at, p.payer_id is null`.execute(api.db);
    return rows;
  }

  it.each(REQUEST_STATUSES)('leaves %s only by the steps that are allowed by hand', async (from) => {
    const client = await api.signedIn();
    const { id } = await requestIn(client, from);
    const balance = await balanceOf(client);
    for (const to of REQUEST_STATUSES) {
      if (MANUAL_STEPS[from].includes(to)) continue;
      expect({ from, to, answer: await patch(admin, id, to) }).toMatchObject({
        answer: { status: 409, code: 'RES.003' },
      });
    }
    const request = await readRequest(client, id);
    expect([request.status, await balanceOf(client)]).toEqual([from, balance]);
    for (const to of MANUAL_STEPS[from]) {
      const other = await requestIn(client, from);
      expect({ from, to, status: (await patch(admin, other.id, to)).status }).toEqual({
        from,
        to,
        status: 200,
      });
    }
  });

  it.each(REQUEST_STATUSES)('is not moved to %s by anybody without payment_request:manage', async (to) => {
    const author = await api.signedIn();
    const { id } = await requestIn(author, 'processing');
    const cabinet = await api.signedIn({ permissions: ['user:manage', 'rate_correction:manage'] });
    for (const client of [author, cabinet]) {
      const answer = await patch(client, id, to);
      const isCancel = to === 'cancelled';
      expect(answer.code).toBe(isCancel ? (client === author ? 'RES.003' : 'RES.001') : 'AUTH.003');
    }
    expect((await author.get(`/payment/requests/${id}`)).data).toMatchObject({ status: 'processing' });
  });

  it.each([
    { reason: 'a\u0000b' },
    { reason: '\ud800' },
    { bank_reference: '\u0000' },
    { reason: 'x'.repeat(501) },
    { bank_reference: 'x'.repeat(101) },
    { reason: 5 },
  ])('answers VAL.003 to %j, never a fault', async (fields) => {
    const { id } = await openRequest(await api.signedIn(), { method: 'invoice' });
    expect(await patch(admin, id, 'paid', fields)).toMatchObject({ status: 400, code: 'VAL.003' });
  });

  it.each(['card', 'invoice'] as const)(
    'gives the money of a paid %s back by an entry that answers the first one',
    async (method) => {
      const { client, id } = await personWithRequest(api, { method, amount: '12000' });
      await patch(admin, id, 'paid');
      // That a card was charged the provider says, or two people.
      expect((await readRequest(client, id)).status).toBe(method === 'card' ? 'processing' : 'paid');
      if (method === 'card') await moveRequest(await api.signedIn({ role: 'admin' }), id, 'paid');
      expect((await client.get('/users/me')).data).toMatchObject({ tierProgress: { tier: 'plus' } });
      await patch(admin, id, 'refunded', { reason: 'Заявление' });

      const account = method === 'card' ? 'gateway' : 'bank';
      const lines = await entriesOf(id);
      expect(lines.map((line) => [line.kind, line.account, line.amount])).toEqual([
        ['topup', `payer:${lines[0]?.account.slice(6)}`, '12000.0000000000'],
        ['topup', account, '-12000.0000000000'],
        ['refund', lines[0]?.account, '-12000.0000000000'],
        ['refund', account, '12000.0000000000'],
      ]);
      expect(lines[2]?.original_id).toBe(lines[0]?.id);
      const { rows } = await sql<{ refund_entry_id: string }>`
      select refund_entry_id from payment_requests where id = ${id}`.execute(api.db);
      expect(rows[0]?.refund_entry_id).toBe(lines[2]?.id);
      expect(await balanceOf(client)).toBe(0);
      // Money that was topped up and went back counts for no tier.
      expect((await client.get('/users/me')).data).toMatchObject({
        tierProgress: { tier: 'start', spent: '0.00' },
      });
      const { items } = (await client.get('/transactions/user?type=refund')).read<{
        items: { direction: string; amount: string; reason: string; document: { id: string } }[];
      }>();
      expect(items).toMatchObject([
        { direction: 'out', amount: '12000.00', reason: 'Заявление', document: { id } },
      ]);
      expect((await selfCheck(api.db)).problems).toEqual([]);
    },
  );

  it('keeps what is reserved: money under a hold does not go back', async () => {
    const { client, id, request } = await personWithRequest(api, { method: 'invoice', amount: '100' });
    await patch(admin, id, 'paid');
    await hold(api.db, { payerId: request.payer.id, amount: '0.01' });
    expect(await patch(admin, id, 'refunded')).toMatchObject({
      status: 409,
      code: 'RES.003',
      message: 'Деньги уже потрачены: на счёте плательщика меньше, чем в заявке',
      details: { shortfall: '0.01' },
    });
    expect([await balanceOf(client), (await entriesOf(id)).length]).toEqual([100, 2]);
  });

  it('moves the money and the request together or not at all', async () => {
    const { client, id } = await personWithRequest(api, { method: 'invoice', amount: '100' });
    await patch(admin, id, 'paid');
    await sql`alter table payment_requests add constraint out_of_order check (status <> 'refunded') not valid`.execute(
      api.db,
    );
    const failed = await patch(admin, id, 'refunded');
    await sql`alter table payment_requests drop constraint out_of_order`.execute(api.db);
    expect(failed).toMatchObject({
      status: 500,
      code: 'SYS.001',
      message: 'Ошибка сервера. Попробуйте позже',
    });
    expect([await balanceOf(client), (await entriesOf(id)).length]).toEqual([100, 2]);
    expect((await patch(admin, id, 'refunded')).status).toBe(200);
    expect(await balanceOf(client)).toBe(0);
  });

  it('gives the first answer again to a repeated key, and nobody else has that key', async () => {
    const { client, id } = await personWithRequest(api, { method: 'invoice', amount: '100' });
    const headers = { 'idempotency-key': uuidv7() };
    const path = `/payment/requests/${id}/status`;
    const paid = { status: 'paid', ...bankDocument() };
    const first = await admin.patch(path, paid, headers);
    const again = await admin.patch(path, paid, headers);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.data).toEqual(first.data);
    expect(await admin.patch(path, { status: 'refunded' }, headers)).toMatchObject({ code: 'RES.002' });
    const other = await api.signedIn({ role: 'admin' });
    expect(await other.patch(path, { status: 'paid' }, headers)).toMatchObject({ code: 'RES.003' });
    expect(await client.patch(path, { status: 'paid' }, headers)).toMatchObject({ code: 'AUTH.003' });
    expect(await balanceOf(client)).toBe(100);
  });
});

describeOnPostgres('steps at once on $name', (database) => {
  const api = useTestApi(database);
  let admin: TestClient;
  beforeAll(async () => {
    admin = await api.signedIn({ role: 'admin' });
  });

  const at = (count: number, work: (index: number) => Promise<{ status: number; code?: string }>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));

  it('give a payment back once', async () => {
    const { client, id } = await personWithRequest(api, { method: 'invoice', amount: '100' });
    const { id: other } = await openRequest(client, { method: 'invoice', amount: '100' });
    for (const one of [id, other]) await payByHand(admin, one);
    const answers = await at(8, () => moveRequest(admin, id, 'refunded', { reason: 'Заявление' }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'RES.003')).toHaveLength(7);
    expect(await balanceOf(client)).toBe(100);
  });

  it('let either the cancellation or the payment win, never both and never neither', async () => {
    const client = await api.signedIn();
    let credited = 0;
    for (let round = 0; round < 6; round += 1) {
      const payment = await openRequest(client, { amount: '10' });
      const notice = noticeOf(api, payment);
      const [cancelled, answer] = await Promise.all([
        client.post(`/payment/requests/${payment.id}/cancel`),
        sendNotice(api.app, notice),
      ]);
      const isPaid = answer.body === 'SUCCESS';
      if (isPaid) credited += 10;
      expect(cancelled).toMatchObject(isPaid ? { code: 'RES.003' } : { status: 200 });
      expect((await client.get(`/payment/requests/${payment.id}`)).data).toMatchObject({
        status: isPaid ? 'paid' : 'cancelled',
      });
      expect(await balanceOf(client)).toBe(credited);
    }
  });
});
