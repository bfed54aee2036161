import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { charge, selfCheck } from '#lib/ledger/index.ts';
import type { Proposal } from '#lib/proposals/index.ts';
import { confirm, readStatement, uploaded } from '#modules/admin/bank-statements/testing/upload.ts';
import { anyDatabase, describeOnPostgres } from '#test/databases.ts';
import { createTestApi, type SignedIn, useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import { endTerms } from '#test/test-days.ts';
import { payerOf, userWith } from '#test/test-payers.ts';
import { balanceOf, bankDocument, moveRequest, openRequest, readRequest } from '#test/test-payments.ts';
import { createGroup, createRole } from '#test/test-users.ts';

const FUNDS = 'user:manage';
const REQUESTS = 'payment_request:manage';
const BASIS = { reason: 'Заявление', ...bankDocument() };

const add = (who: TestClient, payerId: string, amount: string) =>
  who.post(
    '/admin/payers/add-funds',
    { payer_id: payerId, amount, reason: 'Проверка' },
    { 'idempotency-key': crypto.randomUUID() },
  );
const limit = (who: TestClient, payerId: string, amount: string) =>
  who.patch(`/admin/payers/${payerId}`, { credit_limit: amount, reason: 'Проверка' });
const statusOf = ({ data }: Awaited<ReturnType<typeof add>>): string => Object(data).status;
const decide = (who: TestClient, { id }: Pick<Proposal, 'id'>, verb: string, body: object = {}) =>
  who.post(`/admin/proposals/${id}/${verb}`, body);

describe.each(anyDatabase)('money moved by hand on $name', (database) => {
  const api = useTestApi(database);
  const staff = (...permissions: string[]) => api.signedIn({ permissions });
  const invoice = async (amount: string) => openRequest(await api.signedIn(), { method: 'invoice', amount });

  /** A paid invoice that two people have confirmed, so that it counts for nobody. */
  async function paidByTwo(amount: string) {
    const client = await api.signedIn();
    const { id } = await openRequest(client, { method: 'invoice', amount });
    for (const who of [await staff(REQUESTS), await staff(REQUESTS)])
      await moveRequest(who, id, 'paid', BASIS);
    if ((await readRequest(client, id)).status !== 'paid') throw new Error('the request is not paid');
    return { client, id };
  }

  it('does not pass in three parts on one reference of the bank', async () => {
    const clerk = await staff(REQUESTS);
    const client = await api.signedIn();
    for (const expected of ['paid', 'processing', 'processing']) {
      const { id } = await openRequest(client, { method: 'invoice', amount: '99999.99' });
      expect((await moveRequest(clerk, id, 'paid', BASIS)).data).toMatchObject({ status: expected });
    }
    expect(await balanceOf(client)).toBe(99_999.99);
  });

  it('does not pass in six parts over six accounts', async () => {
    const clerk = await staff(FUNDS);
    const answers = [];
    for (let count = 0; count < 6; count += 1)
      answers.push(statusOf(await add(clerk, (await userWith(api, '0')).payerId, '90000')));
    expect(answers).toEqual(['posted', ...Array.from({ length: 5 }, () => 'proposed')]);
  });

  it('adds up every kind of one person, and what two people agreed on for nobody', async () => {
    const clerk = await staff(FUNDS, REQUESTS);
    const { payerId } = await userWith(api, '0');
    const allowance = async () =>
      (await clerk.get(`/admin/payers/${payerId}`)).read<{ funds: { allowance: string } }>().funds.allowance;

    await add(clerk, payerId, '30000');
    await add(clerk, payerId, '-10000');
    expect(await allowance()).toBe('60000.00');
    await limit(clerk, payerId, '20000');
    expect(await allowance()).toBe('40000.00');
    await moveRequest(clerk, (await invoice('15000')).id, 'paid', BASIS);
    expect(await allowance()).toBe('25000.00');
    const { id } = await paidByTwo('24999');
    await moveRequest(clerk, id, 'refunded', BASIS);
    expect(await allowance()).toBe('1.00');

    // The second confirmation of what somebody else has begun counts for neither.
    const large = await invoice('250000');
    await moveRequest(await staff(REQUESTS), large.id, 'paid', BASIS);
    expect((await moveRequest(clerk, large.id, 'paid', BASIS)).data).toMatchObject({ status: 'paid' });
    const { proposal } = (await add(await staff(FUNDS), payerId, '500000')).read<{ proposal: Proposal }>();
    expect((await decide(clerk, proposal, 'confirm')).data).toMatchObject({ status: 'confirmed' });
    expect(await allowance()).toBe('1.00');
    expect(statusOf(await add(clerk, payerId, '0.99'))).toBe('posted');
    expect(statusOf(await add(clerk, payerId, '0.01'))).toBe('proposed');
    expect((await selfCheck(api.db)).problems).toEqual([]);
  });

  it('is not confirmed once its author has come to the payer', async () => {
    const author = await staff(FUNDS);
    const groupId = await createGroup(api.db, (await api.signedIn()).userId);
    const payerId = await payerOf(api, 'group_id', groupId);
    const { proposal } = (await add(author, payerId, '150000')).read<{ proposal: Proposal }>();
    await sql`insert into group_members (id, group_id, user_id, role)
      values (uuid_v7(), ${groupId}, ${author.userId}, 'member')`.execute(api.db);
    const second = await staff(FUNDS);
    expect(await decide(second, proposal, 'confirm')).toMatchObject({ code: 'RES.003' });
    expect((await decide(second, proposal, 'reject', { reason: 'Свой счёт' })).status).toBe(200);
  });

  it('counts thirty days too, up to ten times the sum', async () => {
    const strict = await createTestApi(database, { env: { TWO_PEOPLE_FROM: '100' } });
    const clerk = await strict.signedIn({ permissions: [FUNDS] });
    const { payerId } = await userWith(strict, '0');
    const olderBy = async (days: number) => {
      // Nobody changes an entry, so the test takes the guard away for a moment.
      await sql`alter table ledger_entries disable trigger user`.execute(strict.db);
      await sql`update ledger_entries set created_at = created_at - make_interval(days => ${days})
        where actor_id = ${clerk.userId}`.execute(strict.db);
      await sql`alter table ledger_entries enable trigger user`.execute(strict.db);
    };
    for (let day = 0; day < 10; day += 1) {
      expect(statusOf(await add(clerk, payerId, '99'))).toBe('posted');
      await olderBy(2);
    }
    expect(statusOf(await add(clerk, payerId, '10'))).toBe('proposed');
    await olderBy(11);
    expect(statusOf(await add(clerk, payerId, '10'))).toBe('posted');
    await strict.close();
  });

  describe('a refund', () => {
    it('of a large sum waits for the second person, and moves nothing before', async () => {
      const { client, id } = await paidByTwo('150000');
      const [clerk, second] = [await staff(REQUESTS), await staff(REQUESTS)];
      const answer = await moveRequest(clerk, id, 'refunded', { reason: 'Заявление' });
      expect(answer).toMatchObject({
        message: 'Предложение записано. Подтверждает другой человек',
        data: {
          status: 'paid',
          refund_proposal: {
            kind: 'request_refund',
            amount: '-150000.00',
            reason: 'Заявление',
            obstacle: 'author',
            actions: { confirm: false, cancel: true },
          },
        },
      });
      expect(await balanceOf(client)).toBe(150_000);
      expect(await readRequest(client, id)).toMatchObject({ status: 'paid', refund_proposal: null });
      for (const who of [clerk, second])
        expect(await moveRequest(who, id, 'refunded', { reason: 'Ещё раз' })).toMatchObject({
          code: 'RES.003',
          message: expect.stringMatching(/ждёт подтверждения: П-\d{6}/),
        });

      const { items } = (await second.get(`/admin/proposals?status=pending&request_id=${id}`)).read<{
        items: Proposal[];
      }>();
      expect(items).toMatchObject([{ request: { id }, actions: { confirm: true, reject: true } }]);
      const [proposal] = items;
      if (!proposal) throw new Error('nothing waits');
      expect(await decide(clerk, proposal, 'confirm')).toMatchObject({ code: 'RES.003' });
      expect(await decide(client, proposal, 'confirm')).toMatchObject({ code: 'AUTH.003' });
      expect(await decide(await staff(FUNDS), proposal, 'confirm')).toMatchObject({ code: 'RES.001' });
      expect((await decide(second, proposal, 'confirm')).data).toMatchObject({
        status: 'confirmed',
        decided_by: { id: second.userId },
        entry_id: expect.any(String),
      });
      expect(await balanceOf(client)).toBe(0);
      expect(await readRequest(client, id)).toMatchObject({ status: 'refunded' });
      expect(await decide(second, proposal, 'confirm')).toMatchObject({ code: 'RES.003' });
      expect((await selfCheck(api.db)).problems).toEqual([]);
    });

    it('is taken back by its author, or rejected, and may be proposed anew', async () => {
      const { id } = await paidByTwo('150000');
      const [clerk, second] = [await staff(REQUESTS), await staff(REQUESTS)];
      const propose = async () =>
        (await moveRequest(clerk, id, 'refunded', { reason: 'Заявление' })).read<{
          refund_proposal: Proposal;
        }>().refund_proposal;
      expect((await decide(clerk, await propose(), 'cancel')).data).toMatchObject({ status: 'cancelled' });
      expect((await decide(second, await propose(), 'reject', { reason: 'Рано' })).data).toMatchObject({
        status: 'rejected',
        decision_reason: 'Рано',
      });
      const lost = await propose();
      await endTerms(api.db, lost.id);
      expect(await decide(second, lost, 'confirm')).toMatchObject({
        code: 'RES.003',
        message: expect.stringContaining('потеряло силу'),
      });
      expect((await decide(second, await propose(), 'confirm')).data).toMatchObject({ status: 'confirmed' });
    });

    it('that leaves a debt ends when its author loses user:manage', async () => {
      const { client, id } = await paidByTwo('150000');
      const [admin, author] = [await api.signedIn({ role: 'admin' }), await staff(FUNDS, REQUESTS)];
      const { payer } = (await client.get('/users/me/balance')).read<{ payer: { id: string } }>();
      await charge(api.db, { payerId: payer.id, amount: '100000' });
      const answer = await moveRequest(author, id, 'refunded', { reason: 'Заявление', allow_debt: true });
      const { refund_proposal: proposal } = answer.read<{ refund_proposal: Proposal }>();
      const roleId = await createRole(api.db, null, [REQUESTS]);
      await admin.post(`/roles/${roleId}/assign`, { userId: author.userId });
      expect(await decide(await staff(FUNDS, REQUESTS), proposal, 'confirm')).toMatchObject({
        code: 'RES.003',
        message: expect.stringContaining('отозвано'),
      });
      expect(await balanceOf(client)).toBe(50_000);
    });

    it('that leaves a debt needs two people with user:manage', async () => {
      const { client, id } = await paidByTwo('150000');
      const admin = await staff(FUNDS, REQUESTS);
      const { payer } = (await client.get('/users/me/balance')).read<{ payer: { id: string } }>();
      await charge(api.db, { payerId: payer.id, amount: '100000' });
      expect(await moveRequest(admin, id, 'refunded', { reason: 'Заявление' })).toMatchObject({
        code: 'RES.003',
        details: { shortfall: '100000.00' },
      });
      const answer = await moveRequest(admin, id, 'refunded', { reason: 'Заявление', allow_debt: true });
      const { refund_proposal: proposal } = answer.read<{ refund_proposal: Proposal }>();
      expect(proposal).toMatchObject({ leaves_debt: true });
      expect(await decide(await staff(REQUESTS), proposal, 'confirm')).toMatchObject({
        code: 'AUTH.003',
        details: { permission: FUNDS },
      });
      expect((await decide(await staff(FUNDS, REQUESTS), proposal, 'confirm')).data).toMatchObject({
        status: 'confirmed',
      });
      expect(await balanceOf(client)).toBe(-100_000);
    });
  });

  it('is one batch in a statement: above the limit the second person confirms all of it at once', async () => {
    const [clerk, second] = [await staff(REQUESTS), await staff(REQUESTS)];
    const client = await api.signedIn();
    const requests = [];
    for (let count = 0; count < 3; count += 1)
      requests.push(await openRequest(client, { method: 'invoice', amount: '40000' }));
    const statement = await uploaded(
      clerk,
      requests.map(({ request }) => ({ purpose: `Счёт ${request.number}`, amount: request.amount, inn: '' })),
    );
    const lines = statement.lines.map(({ n, match }) => ({ n, request_id: match.request_id }));
    expect(statement).toMatchObject({ allowance: '100000.00' });
    expect((await confirm(clerk, statement.id, lines)).data).toMatchObject({ confirmed: 0, amount: '0.00' });
    expect(await balanceOf(client)).toBe(0);
    expect((await readStatement(second, statement.id)).lines.map(({ match }) => match)).toMatchObject(
      Array.from({ length: 3 }, () => ({ comes_to: 'paid', is_second: true })),
    );
    expect((await confirm(second, statement.id, lines)).data).toMatchObject({
      confirmed: 3,
      amount: '120000.00',
    });
    expect(await balanceOf(client)).toBe(120_000);
    // A batch below the limit is counted once, whatever it has paid already.
    const below = [];
    for (let count = 0; count < 3; count += 1)
      below.push(await openRequest(client, { method: 'invoice', amount: '30000' }));
    const small = await uploaded(
      clerk,
      below.map(({ request }) => ({ purpose: `Счёт ${request.number}`, amount: request.amount, inn: '' })),
    );
    expect(
      (
        await confirm(
          clerk,
          small.id,
          small.lines.map(({ n, match }) => ({ n, request_id: match.request_id })),
        )
      ).data,
    ).toMatchObject({ confirmed: 3, amount: '90000.00' });
    // The second confirmations leave the second person's own allowance whole.
    const { id } = await openRequest(client, { method: 'invoice', amount: '99999' });
    expect((await moveRequest(second, id, 'paid', BASIS)).data).toMatchObject({ status: 'paid' });
  });
});

describeOnPostgres('steps of one person at once on $name', (database) => {
  it('are added up over all accounts and kinds', async () => {
    const api = await createTestApi(database);
    const clerk: SignedIn = await api.signedIn({ permissions: [FUNDS, REQUESTS] });
    const payers = await Promise.all(Array.from({ length: 3 }, () => userWith(api, '0')));
    const client = await api.signedIn();
    const requests = await Promise.all(
      Array.from({ length: 2 }, () => openRequest(client, { method: 'invoice', amount: '30000' })),
    );
    const [own] = payers;
    const answers = await Promise.all([
      ...payers.map(({ payerId }) => add(clerk, payerId, '30000')),
      ...payers.map(({ payerId }) => limit(clerk, payerId, '30000')),
      ...requests.map(({ id }) => moveRequest(clerk, id, 'paid', BASIS)),
    ]);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const read = await clerk.get(`/admin/payers/${own?.payerId}`);
    expect(read.data).toMatchObject({ funds: { moved_alone: { day: '90000.00' }, allowance: '10000.00' } });
    expect((await selfCheck(api.db)).problems).toEqual([]);
    await api.close();
  });
});
