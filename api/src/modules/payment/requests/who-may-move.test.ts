import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { selfCheck } from '#lib/ledger/index.ts';
import { confirm, uploaded } from '#modules/admin/bank-statements/testing/upload.ts';
import { BANK, companyForm, found } from '#test/company-people.ts';
import { anyDatabase, describeOnPostgres } from '#test/databases.ts';
import { createTestApi, type SignedIn, useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import { createCompany, readVerification } from '#test/test-companies.ts';
import {
  balanceOf,
  bankDocument,
  moveRequest,
  noticeOf,
  openRequest,
  personWithRequest,
  type RequestAnswer,
  readRequest,
  sendNotice,
} from '#test/test-payments.ts';
import { createGroup } from '#test/test-users.ts';
import { accountOf } from '../notices/receive-notice.ts';
import { expireRequests } from '../pay/expire-requests.ts';

const MANAGE = ['payment_request:manage'];
const STEPS = ['processing', 'paid', 'rejected', 'refunded'];

const move = (
  client: TestClient,
  id: string,
  status: string,
  more: object = { reason: 'Выписка банка', ...bankDocument() },
) => moveRequest(client, id, status, more);
const invoiceOf = async (client: TestClient, amount: string) =>
  (await openRequest(client, { method: 'invoice', amount })).id;

describe.each(anyDatabase)('who may move a request on $name', (database) => {
  const api = useTestApi(database);
  let clerk: SignedIn;
  let other: SignedIn;
  beforeAll(async () => {
    clerk = await api.signedIn({ permissions: MANAGE, displayName: 'Первый' });
    other = await api.signedIn({ permissions: MANAGE, displayName: 'Второй' });
  });

  describe('nobody moves what is their own', () => {
    async function expectOwn(interested: TestClient, id: string): Promise<void> {
      for (const status of STEPS)
        expect({ status, answer: await move(interested, id, status) }).toMatchObject({
          answer: { status: 409, code: 'RES.003', message: expect.stringContaining('другой человек') },
        });
      expect(await readRequest(interested, id)).toMatchObject({
        status: 'pending',
        actions: { change_status: [] },
      });
      const list = (await interested.get('/payment/requests')).read<{ items: RequestAnswer[] }>();
      const item = list.items.find((request) => request.id === id);
      expect(item?.actions.change_status).toEqual([]);
      expect(await move(clerk, id, 'paid')).toMatchObject({ status: 200 });
    }

    it('the author', async () => {
      const author = await api.signedIn({ permissions: MANAGE });
      await expectOwn(author, await invoiceOf(author, '300'));
      expect(await balanceOf(author)).toBe(300);
    });

    it.each(['owner', 'member'] as const)('the %s of the group that a request tops up', async (part) => {
      const interested = await api.signedIn({ permissions: MANAGE });
      const author = await api.signedIn();
      const [owner, member] = part === 'owner' ? [interested, author] : [author, interested];
      await createGroup(api.db, owner.userId, [member.userId]);
      await expectOwn(interested, await invoiceOf(author, '300'));
    });

    it("a colleague in the company, and the company's owner who has left it", async () => {
      const companyId = await createCompany(api);
      const owner = await api.signedIn({ permissions: MANAGE });
      await sql`update companies set owner_id = ${owner.userId} where id = ${companyId}`.execute(api.db);
      const author = await api.signedIn({ companyId, permissions: ['company_balance:view'] });
      const colleague = await api.signedIn({ companyId, permissions: MANAGE });
      await expectOwn(colleague, await invoiceOf(author, '300'));
      await expectOwn(owner, await invoiceOf(author, '300'));
    });
  });

  describe('a step says what it rests on', () => {
    it.each([
      ['a paid invoice', 'invoice', 'paid', { reason: 'Пришло' }, 'bank_reference'],
      [
        'a paid invoice with a blank reference',
        'invoice',
        'paid',
        { bank_reference: '  ' },
        'bank_reference',
      ],
      ['a card payment confirmed by hand', 'card', 'paid', { bank_reference: '42' }, 'reason'],
      ['a rejection', 'invoice', 'rejected', { reason: ' ' }, 'reason'],
    ] as const)('%s', async (_what, method, status, facts, field) => {
      const { client, id } = await personWithRequest(api, { method });
      expect(await move(clerk, id, status, facts)).toMatchObject({
        status: 400,
        code: 'VAL.004',
        details: { fields: { [field]: expect.stringMatching(/[а-я]{3}/) } },
      });
      expect([(await readRequest(client, id)).status, await balanceOf(client)]).toEqual(['pending', 0]);
    });

    it('a refund; and the reference may have come with an earlier step', async () => {
      const client = await api.signedIn();
      const id = await invoiceOf(client, '300');
      await move(clerk, id, 'processing', bankDocument({ bank_reference: 'п/п 7' }));
      expect((await move(clerk, id, 'paid', {})).status).toBe(200);
      expect(await readRequest(client, id)).toMatchObject({ status: 'paid', bank_reference: 'п/п 7' });
      expect(await move(clerk, id, 'refunded', {})).toMatchObject({
        code: 'VAL.004',
        details: { fields: { reason: expect.any(String) } },
      });
      expect(await balanceOf(client)).toBe(300);
    });
  });

  describe('two people from the limit on', () => {
    it('the first confirms, the second credits, and each is named', async () => {
      const client = await api.signedIn();
      const id = await invoiceOf(client, '100000');
      const first = await move(clerk, id, 'paid', bankDocument({ bank_reference: 'п/п 42' }));
      expect(first.message).toBe('Первое подтверждение записано. Второе даёт другой человек. Крупная сумма');
      expect(first.data).toMatchObject({
        status: 'processing',
        bank_reference: 'п/п 42',
        actions: { change_status: ['rejected'] },
        confirmation: { at: expect.any(String), by: { id: clerk.userId, display_name: 'Первый' } },
      });
      const { confirmation } = first.read<{ confirmation: { awaits: { id: string }[] } }>();
      const awaited = confirmation.awaits.map((person) => person.id);
      expect(awaited).toContain(other.userId);
      expect(awaited).not.toContain(clerk.userId);
      expect(await balanceOf(client)).toBe(0);

      expect(await move(clerk, id, 'paid')).toMatchObject({ status: 409, code: 'RES.003' });
      expect((await readRequest(other, id)).actions.change_status).toEqual(['paid', 'rejected']);
      expect(await move(other, id, 'paid', { bank_reference: 'п/п 43' })).toMatchObject({
        code: 'VAL.003',
        details: { fields: { bank_reference: expect.stringContaining('п/п 42') } },
      });
      expect(await balanceOf(client)).toBe(0);

      const second = await move(other, id, 'paid', {});
      expect(second.data).toMatchObject({ status: 'paid', bank_reference: 'п/п 42', confirmation: null });
      expect(await balanceOf(client)).toBe(100_000);

      const { history, timeline } = await readRequest(client, id);
      expect(history.map(({ from, to, actor }) => [from, to, actor?.id])).toEqual([
        [null, 'pending', client.userId],
        ['pending', 'processing', clerk.userId],
        ['processing', 'processing', clerk.userId],
        ['processing', 'paid', other.userId],
      ]);
      expect(timeline.map(({ title }) => title)).toEqual([
        'Заявка создана',
        'Оплата в обработке',
        'Первое подтверждение оплаты',
        'Деньги зачислены',
      ]);
      const { rows } = await sql<{ action: string; actor_id: string }>`select action, actor_id from audit_log
        where entity_id = ${id} order by seq`.execute(api.db);
      expect(rows).toEqual([
        { action: 'payment_request.confirmed', actor_id: clerk.userId },
        { action: 'payment_request.paid', actor_id: other.userId },
      ]);
    });

    it('one person is enough below it, and the setting moves it', async () => {
      const client = await api.signedIn();
      const id = await invoiceOf(client, '99999.99');
      const alone = await api.signedIn({ permissions: MANAGE });
      expect((await move(alone, id, 'paid')).data).toMatchObject({ status: 'paid', confirmation: null });
      const strict = await createTestApi(database, { env: { TWO_PEOPLE_FROM: '0' } });
      const finance = await strict.signedIn({ permissions: MANAGE });
      const small = await invoiceOf(await strict.signedIn(), '10');
      expect((await move(finance, small, 'paid')).data).toMatchObject({ status: 'processing' });
      await strict.close();
    });

    it('the second is not somebody whose own the request is', async () => {
      const author = await api.signedIn({ permissions: MANAGE });
      const id = await invoiceOf(author, '100000');
      const first = await move(clerk, id, 'paid');
      const { confirmation } = first.read<{ confirmation: { awaits: { id: string }[] } }>();
      expect(confirmation.awaits.map((person) => person.id)).not.toContain(author.userId);
      expect(await move(author, id, 'paid')).toMatchObject({ code: 'RES.003' });
      expect(await balanceOf(author)).toBe(0);
    });

    it('staff alone read who is awaited', async () => {
      const client = await api.signedIn();
      const id = await invoiceOf(client, '100000');
      await move(clerk, id, 'paid');
      expect(await readRequest(client, id)).toMatchObject({
        status: 'processing',
        confirmation: { by: { id: clerk.userId }, awaits: [] },
      });
    });

    it('a rejection, by the same person too, ends the confirmation', async () => {
      const client = await api.signedIn();
      const id = await invoiceOf(client, '100000');
      await move(clerk, id, 'paid');
      expect((await move(clerk, id, 'rejected')).data).toMatchObject({
        status: 'rejected',
        confirmation: null,
      });
      expect(await move(other, id, 'paid')).toMatchObject({ code: 'RES.003' });
      const { rows } = await sql`select confirmed_by from payment_requests where id = ${id}`.execute(api.db);
      expect(rows).toEqual([{ confirmed_by: null }]);
      expect(await balanceOf(client)).toBe(0);
    });

    it('a first confirmation ends with the right of whoever gave it, and two others are needed', async () => {
      const admin = await api.signedIn({ role: 'admin' });
      const leaver = await api.signedIn({ permissions: MANAGE, displayName: 'Бывший' });
      const client = await api.signedIn();
      const [id, kept] = [await invoiceOf(client, '100000'), await invoiceOf(client, '100000')];
      await move(leaver, id, 'paid');
      await move(clerk, kept, 'paid');
      expect((await admin.post(`/admin/users/${leaver.userId}/deactivate`, {})).status).toBe(200);
      expect(await readRequest(other, id)).toMatchObject({ status: 'processing', confirmation: null });
      expect(await readRequest(other, kept)).toMatchObject({ confirmation: { by: { id: clerk.userId } } });
      const { timeline } = await readRequest(client, id);
      expect(timeline.slice(-2)).toMatchObject([
        { title: 'Первое подтверждение оплаты', actor: { id: leaver.userId } },
        { title: 'Первое подтверждение больше не действует', actor: null },
      ]);
      expect((await move(other, id, 'paid')).data).toMatchObject({
        status: 'processing',
        confirmation: { by: { id: other.userId } },
      });
      expect(await balanceOf(client)).toBe(0);
      expect((await move(clerk, id, 'paid', {})).data).toMatchObject({ status: 'paid' });
      expect(await balanceOf(client)).toBe(100_000);
    });

    it('an ended one takes two others below the limit too, and verifies no company alone', async () => {
      const admin = await api.signedIn({ role: 'admin' });
      const leaver = await api.signedIn({ permissions: MANAGE });
      const company = await found(api, { bank_details: BANK });
      const { id, request } = await openRequest(company.owner, { method: 'invoice', amount: '7200' });
      const { id: statementId } = await uploaded(leaver, [
        {
          purpose: `Счёт ${request.number}`,
          amount: '7200',
          inn: companyForm().inn,
          payerAccount: BANK.account,
        },
      ]);
      expect((await confirm(leaver, statementId, [{ n: 1, request_id: id }])).data).toMatchObject({
        confirmed: 0,
      });
      await admin.post(`/admin/users/${leaver.userId}/deactivate`, {});
      expect((await move(other, id, 'paid')).data).toMatchObject({
        status: 'processing',
        confirmation: { by: { id: other.userId } },
      });
      expect(await readVerification(clerk, company.id)).toMatchObject({ company: { is_verified: false } });
      expect((await move(clerk, id, 'paid', {})).data).toMatchObject({ status: 'paid' });
    });

    it('one by somebody who has come to the payer since counts for nothing', async () => {
      const joiner = await api.signedIn({ permissions: MANAGE });
      const owner = await api.signedIn();
      const groupId = await createGroup(api.db, owner.userId);
      const id = await invoiceOf(owner, '100000');
      await move(joiner, id, 'paid');
      await sql`insert into group_members (id, group_id, user_id, role)
        values (uuid_v7(), ${groupId}, ${joiner.userId}, 'member')`.execute(api.db);
      expect((await move(other, id, 'paid')).data).toMatchObject({
        status: 'processing',
        confirmation: { by: { id: other.userId } },
      });
      expect((await move(clerk, id, 'paid', {})).data).toMatchObject({ status: 'paid' });
    });

    it('one that was given by somebody who lost the right before that ended it counts for nothing', async () => {
      const leaver = await api.signedIn({ permissions: MANAGE });
      const client = await api.signedIn();
      const id = await invoiceOf(client, '100000');
      await move(leaver, id, 'paid');
      await sql`update users set is_active = false where id = ${leaver.userId}`.execute(api.db);
      expect((await move(other, id, 'paid')).data).toMatchObject({
        status: 'processing',
        confirmation: { by: { id: other.userId } },
      });
      expect(await balanceOf(client)).toBe(0);
    });

    it('the clock does not end a request that waits for the second person', async () => {
      const client = await api.signedIn();
      const [confirmed, silent] = [await invoiceOf(client, '100000'), await invoiceOf(client, '100000')];
      await move(clerk, confirmed, 'paid');
      await sql`update payment_requests set expires_at = now() - interval '2 days'
        where id in (${confirmed}, ${silent})`.execute(api.db);
      await expireRequests(api.db, accountOf(api.config), undefined);
      expect((await readRequest(client, silent)).status).toBe('expired');
      expect((await move(other, confirmed, 'paid', {})).data).toMatchObject({ status: 'paid' });
      expect(await balanceOf(client)).toBe(100_000);
    });

    it("the provider's own notice needs nobody's confirmation", async () => {
      const { client, ...payment } = await personWithRequest(api, { amount: '100000' });
      await move(clerk, payment.id, 'paid');
      expect((await sendNotice(api.app, noticeOf(api, payment))).body).toBe('SUCCESS');
      expect(await move(other, payment.id, 'paid')).toMatchObject({ code: 'RES.003' });
      expect(await balanceOf(client)).toBe(100_000);
    });
  });
});

describeOnPostgres('confirmations at once on $name', (database) => {
  it('credit once: one confirms, one credits, and the same person never does both', async () => {
    const api = await createTestApi(database);
    const clerks = await Promise.all(Array.from({ length: 4 }, () => api.signedIn({ permissions: MANAGE })));
    const client = await api.signedIn();
    const id = await invoiceOf(client, '100000');
    const alone = await Promise.all(Array.from({ length: 8 }, () => move(clerks[0] ?? client, id, 'paid')));
    expect(alone.map(({ code, status }) => code || status).sort()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 'RES.003'),
    ]);
    expect(await balanceOf(client)).toBe(0);

    const next = await invoiceOf(client, '100000');
    for (const request of [id, next]) {
      const document = request === id ? {} : bankDocument();
      const answers = await Promise.all(
        [...clerks, ...clerks].map((person) => move(person, request, 'paid', document)),
      );
      const moved = answers.filter(({ status }) => status === 200);
      expect(moved.map(({ data }) => Object(data).status).sort()).toEqual(
        request === id ? ['paid'] : ['paid', 'processing'],
      );
      expect(answers.filter(({ code }) => code === 'RES.003')).toHaveLength(8 - moved.length);
    }
    expect(await balanceOf(client)).toBe(200_000);
    expect((await selfCheck(api.db)).problems).toEqual([]);
    await api.close();
  });
});
